import fc from 'fast-check';
import { calendarOf } from '../calendar/work-calendar';
import { dayNumber } from '../calendar/civil-date';
import { evolve, setFields } from '../plan/change';
import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { reschedule } from './reschedule';
import { scheduleOf, shownScheduleOf } from './schedule';
import { arbitraryPlan } from './testing/arbitrary';
import { specPlan } from './testing/plan';

const floats = (plan: Plan, ...ids: readonly string[]) =>
  ids.map((id) => {
    const { totalFloat, freeFloat, critical } = shownScheduleOf(plan).of(id)!;
    return [id, totalFloat, freeFloat, critical];
  });

/** Mon–Fri from the 2nd of March of 2026, each task where it was put. */
const put = (strict: boolean, links: readonly string[], x = '2026-03-23') =>
  specPlan({
    tasks: [
      { id: 'A', duration: 10, start: '2026-03-02' },
      { id: 'X', duration: 1, start: x },
      { id: 'B', duration: 3, start: '2026-03-24' },
    ],
    links: links.map((link, n) => {
      const [source, target] = link.split('>') as [string, string];
      return { id: `l${n}`, source, target, type: '0' as const, lag: 0 };
    }),
    settings: { autoScheduling: true, autoSchedulingStrict: strict },
  });

describe('floats and the critical path of a plan whose tasks stay where they were put', () => {
  it('are those of the dates that it shows: what was put last ends it, and the rest may slip until then', () => {
    expect(floats(put(false, []), 'A', 'X', 'B')).toEqual([
      ['A', 9, 9, false],
      ['X', 3, 3, false],
      ['B', 0, 0, true],
    ]);
  });

  it('go back along the links from there', () => {
    expect(floats(put(false, ['X>B', 'A>X']), 'A', 'X', 'B')).toEqual([
      ['A', 5, 5, false],
      ['X', 0, 0, true],
      ['B', 0, 0, true],
    ]);
  });

  it('are so in strict scheduling too, which leaves what has no predecessors where it is', () => {
    expect(floats(put(true, ['X>B']), 'A', 'X', 'B')).toEqual(floats(put(false, ['X>B']), 'A', 'X', 'B'));
    expect(floats(put(true, []), 'B')).toEqual([['B', 0, 0, true]]);
  });

  it('are by its logic alone in a plan that is counted from its end', () => {
    const plan = put(false, ['A>X', 'X>B']);
    const fromEnd = { ...plan, settings: { ...plan.settings, scheduleFromEnd: true } };
    expect(shownScheduleOf(fromEnd)).toBe(scheduleOf(fromEnd));
  });

  it('fall below 0 by what a task stands beyond its latest date', () => {
    const plan = put(false, []);
    const bound = { constraintType: 'fnlt' as const, constraintDate: '2026-03-20' };
    const late = evolve(plan, [setFields('tasks', plan.tasks.get('X')!, bound)!]);
    expect(floats(late, 'X')).toEqual([['X', -1, 0, true]]);
  });
});

describe('the total float of a task', () => {
  const settings = { autoScheduling: true, autoSchedulingStrict: false };
  const plans = arbitraryPlan({ settings }).map(rescheduled).map(leafLinksOnly);

  it('is by how much it can be put later without the end of the plan moving, and no day more', () => {
    fc.assert(
      fc.property(plans, fc.nat(), (plan, pick) => {
        const { leaves } = treeOf(plan);
        const id = leaves[pick % leaves.length]!;
        const { totalFloat } = shownScheduleOf(plan).of(id)!;
        expect(totalFloat).toBeGreaterThanOrEqual(0);
        expect(endOf(putLater(plan, id, totalFloat))).toBe(endOf(plan));
        expect(endOf(putLater(plan, id, totalFloat + 1))).toBe(endOf(plan) + 1);
      }),
      { numRuns: 200 },
    );
  });
});

/** Whatever links ask, done once. */
function rescheduled(plan: Plan): Plan {
  return withDates(plan, reschedule(plan));
}

/** A child that leaves the first place of its summary to a sibling delays nothing more: its float is a bound there. */
function leafLinksOnly(plan: Plan): Plan {
  const tree = treeOf(plan);
  const links = plan.links.rows.filter(({ source, target }) => tree.isLeaf(source) && tree.isLeaf(target));
  return specPlan({ tasks: plan.tasks.rows, links, settings: plan.settings });
}

function withDates(plan: Plan, dates: ReturnType<typeof reschedule>): Plan {
  return evolve(
    plan,
    dates.flatMap(({ id, ...values }) => setFields('tasks', plan.tasks.get(id)!, values) ?? []),
  );
}

/** A task put so many working days later, with everything that its links push. */
function putLater(plan: Plan, id: string, days: number): Plan {
  const calendar = calendarOf(plan.settings);
  const { start, duration } = plan.tasks.get(id)!;
  const at = calendar.ordinal(dayNumber(start)) + days;
  const dateAt = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
  const from = dateAt(calendar.dayAt(at));
  const end = duration === 0 ? from : dateAt(calendar.endAt(at + duration));
  const moved = withDates(plan, [{ id, start: from, end, duration }]);
  return withDates(moved, reschedule(moved, [id]));
}

/** The ordinal of the plan's exclusive end. */
function endOf(plan: Plan): number {
  const calendar = calendarOf(plan.settings);
  const ends = treeOf(plan).leaves.map((id) => {
    const { start, duration } = plan.tasks.get(id)!;
    return calendar.ordinal(dayNumber(start)) + duration;
  });
  return Math.max(...ends);
}
