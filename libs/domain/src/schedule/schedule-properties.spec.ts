import fc from 'fast-check';
import { dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { evolve, setFields } from '../plan/change';
import type { Link, Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import { analyse } from './engine/analyse';
import { reschedule } from './reschedule';
import { scheduleOf } from './schedule';
import { EVERY_CONSTRAINT, arbitraryPlan } from './testing/arbitrary';

const RUNS = { numRuns: 200 };

/** Leaves that a link end stands for. */
const leavesOf = (plan: Plan, id: string): readonly string[] =>
  treeOf(plan).isLeaf(id)
    ? [id]
    : treeOf(plan)
        .descendantsOf(id)
        .filter((one) => treeOf(plan).isLeaf(one));

/** Early start and end of a leaf as ordinals. */
function placeOf(plan: Plan, id: string): { start: number; end: number } {
  const { bounds, sweep } = scheduleOf(plan).analysis;
  const row = plan.tasks.positionOf(id)!;
  return { start: sweep.early[row]!, end: sweep.early[row]! + bounds.duration[row]! };
}

/** The leaves that a link asks to stand later than they do, by its definition. */
function brokenBy(plan: Plan, { source, target, type, lag }: Link): string[] {
  const sources = leavesOf(plan, source).map((id) => placeOf(plan, id));
  const from =
    type === '0' || type === '2'
      ? Math.max(...sources.map((place) => place.end))
      : Math.min(...sources.map((place) => place.start));
  return leavesOf(plan, target).filter((id) => {
    const { start, end } = placeOf(plan, id);
    return (type === '0' || type === '1' ? start : end) < from + lag;
  });
}

/**
 * Without links from the first start of a summary: a child that leaves the first place to a sibling delays nothing more, so
 * that its float is a bound there, not the exact slip.
 */
const withoutFirstStarts = (plan: Plan): Plan => ({
  ...plan,
  links: Table.of(
    plan.links.rows.filter(({ source, type }) => treeOf(plan).isLeaf(source) || type === '0' || type === '2'),
  ),
});

const usable = (plan: Plan): readonly Link[] => {
  const { loops, unusableLinks } = scheduleOf(plan);
  const aside = new Set([...loops.flat(), ...unusableLinks]);
  return plan.links.rows.filter((link) => !aside.has(link));
};

describe('every schedule', () => {
  it('keeps every link and bound, or reports the task', () => {
    const plans = arbitraryPlan({ constraints: EVERY_CONSTRAINT, progress: true });
    fc.assert(
      fc.property(plans, (plan) => {
        const reported = new Set(scheduleOf(plan).conflicts.map((conflict) => conflict.taskId));
        const finished = (id: string): boolean => plan.tasks.get(id)!.progress === 1;
        for (const link of usable(plan)) {
          for (const id of brokenBy(plan, link)) expect(finished(id) || reported.has(id)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('starts nothing that has not begun before the project', () => {
    fc.assert(
      fc.property(arbitraryPlan({ constraints: EVERY_CONSTRAINT }), (plan) => {
        const schedule = scheduleOf(plan);
        for (const id of treeOf(plan).leaves) expect(schedule.of(id)!.earlyStart >= '2026-03-02').toBe(true);
      }),
      RUNS,
    );
  });

  it('has early dates no later than late ones, free float within total float, where no bound conflicts', () => {
    const plans = arbitraryPlan({ constraints: ['asap', 'snet', 'fnet', 'alap'] });
    fc.assert(
      fc.property(plans, (plan) => {
        for (const id of treeOf(plan).leaves) {
          const { earlyStart, lateStart, totalFloat, freeFloat } = scheduleOf(plan).of(id)!;
          expect(earlyStart <= lateStart).toBe(true);
          expect(freeFloat).toBeGreaterThanOrEqual(0);
          expect(freeFloat).toBeLessThanOrEqual(totalFloat);
        }
      }),
      RUNS,
    );
  });

  it('has a task without float that ends the plan, and whose start something without float decides', () => {
    fc.assert(
      fc.property(arbitraryPlan(), (plan) => {
        const { leaves } = treeOf(plan);
        const { bounds } = scheduleOf(plan).analysis;
        const end = Math.max(...leaves.map((id) => placeOf(plan, id).end));
        const last = leaves.filter((id) => placeOf(plan, id).end === end);
        expect(last.every((id) => scheduleOf(plan).isCritical(id))).toBe(true);
        const critical = leaves.filter((id) => scheduleOf(plan).isCritical(id));
        expect(critical.some((id) => placeOf(plan, id).start === bounds.projectStart)).toBe(true);
      }),
      RUNS,
    );
  });

  it('delays the plan by what exceeds the total float, and no successor by what the free float holds', () => {
    fc.assert(
      fc.property(arbitraryPlan(), fc.nat(), fc.integer({ min: 1, max: 9 }), (given, pick, extra) => {
        const plan = withoutFirstStarts(given);
        const { leaves } = treeOf(plan);
        const id = leaves[pick % leaves.length]!;
        const { totalFloat, freeFloat } = scheduleOf(plan).of(id)!;
        const calendar = calendarOf(plan.settings);
        const delayed = (days: number): Plan => {
          const constraintDate = dateAt(calendar, placeOf(plan, id).start + days);
          const values = { constraintType: 'snet' as const, constraintDate };
          return evolve(plan, [setFields('tasks', plan.tasks.get(id)!, values)!]);
        };
        const end = scheduleOf(plan).analysis.end;
        expect(scheduleOf(delayed(totalFloat)).analysis.end).toBe(end);
        expect(scheduleOf(delayed(totalFloat + extra)).analysis.end).toBeGreaterThan(end);
        const slipped = delayed(freeFloat);
        for (const other of leaves) {
          if (other !== id) expect(placeOf(slipped, other)).toEqual(placeOf(plan, other));
        }
      }),
      RUNS,
    );
  });

  it('ends whatever links there are, and leaves out whole loops only', () => {
    fc.assert(
      fc.property(arbitraryPlan({ loops: true, constraints: EVERY_CONSTRAINT, progress: true }), (plan) => {
        const { loops } = scheduleOf(plan);
        const aside = new Set(loops.flat().map((link) => link.id));
        const rest = { ...plan, links: Table.of(plan.links.rows.filter((link) => !aside.has(link.id))) };
        expect(scheduleOf(rest).loops).toEqual([]);
        for (const group of loops) {
          const onlyGroup = { ...plan, links: Table.of([...group]) };
          expect(scheduleOf(onlyGroup).loops.flat()).toHaveLength(group.length);
        }
      }),
      RUNS,
    );
  });

  it('is the same however the rows are ordered', () => {
    fc.assert(
      fc.property(arbitraryPlan({ constraints: EVERY_CONSTRAINT, progress: true }), (plan) => {
        const reversed = {
          ...plan,
          tasks: Table.of([...plan.tasks.rows].reverse()),
          links: Table.of([...plan.links.rows].reverse()),
        };
        for (const { id } of plan.tasks.rows) {
          expect(scheduleOf(reversed).of(id)).toEqual(scheduleOf(plan).of(id));
        }
      }),
      RUNS,
    );
  });

  it('is the same after an edit as if calculated from nothing', () => {
    const plans = arbitraryPlan({ constraints: EVERY_CONSTRAINT, progress: true });
    fc.assert(
      fc.property(plans, fc.nat(), fc.integer({ min: 1, max: 30 }), (plan, pick, duration) => {
        scheduleOf(plan);
        const task = plan.tasks.rows[pick % plan.tasks.size]!;
        const change = setFields('tasks', task, { duration, text: 'edited' });
        const edited = evolve(plan, [change!]);
        const fresh = {
          ...edited,
          tasks: Table.of(edited.tasks.rows.map((row) => ({ ...row }))),
          links: Table.of([...edited.links.rows]),
        };
        const { sweep, free, end } = analyse(edited);
        expect({ sweep, free, end }).toEqual(pickResult(analyse(fresh)));
      }),
      RUNS,
    );
  });
});

const pickResult = ({ sweep, free, end }: ReturnType<typeof analyse>): object => ({ sweep, free, end });
const dateAt = (calendar: ReturnType<typeof calendarOf>, ordinal: number): string =>
  new Date(calendar.dayAt(ordinal) * 86_400_000).toISOString().slice(0, 10);

describe('every rescheduling', () => {
  const moved = (plan: Plan, named?: readonly string[]): Plan => {
    const changes = reschedule(plan, named).flatMap(({ id, ...dates }) => {
      const change = setFields('tasks', plan.tasks.get(id)!, dates);
      return change ? [change] : [];
    });
    return evolve(plan, changes);
  };

  it('of the whole plan leaves no broken link but those of reported tasks, and nothing to do again', () => {
    fc.assert(
      fc.property(arbitraryPlan({ constraints: ['asap', 'snet', 'fnet'] }), (plan) => {
        const after = moved(plan);
        const aside = new Set(scheduleOf(plan).unusableLinks.map((link) => link.id));
        const clamped = (linkId: string): boolean => aside.has(linkId);
        expect(scheduleOf(after).brokenLinks.filter(({ linkId }) => !clamped(linkId))).toEqual([]);
        expect(reschedule(after)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('strict puts everything that has predecessors at its early dates when the rest stands there', () => {
    const settings = { autoSchedulingStrict: true };
    fc.assert(
      fc.property(arbitraryPlan({ constraints: ['asap', 'snet', 'mso', 'snlt'], settings }), (plan) => {
        const early = scheduleOf(plan);
        const standing = {
          ...plan,
          tasks: Table.of(
            plan.tasks.rows.map((task) => {
              const { earlyStart, earlyEnd } = early.of(task.id)!;
              return { ...task, start: earlyStart, end: earlyEnd };
            }),
          ),
        };
        expect(reschedule(standing).filter(({ id }) => treeOf(plan).kindOf(id) === 'task')).toEqual([]);
      }),
      RUNS,
    );
  });

  it('moves nothing back, and nothing that does not follow what was named, unless strict', () => {
    const plans = arbitraryPlan({ constraints: ['asap', 'snet', 'fnet'], progress: true });
    fc.assert(
      fc.property(plans, fc.nat(), (plan, pick) => {
        const { leaves } = treeOf(plan);
        const id = leaves[pick % leaves.length]!;
        for (const { id: one, start } of reschedule(plan, [id])) {
          const before = plan.tasks.get(one)!;
          expect(dayNumber(start)).toBeGreaterThanOrEqual(dayNumber(before.start));
          expect(before.progress > 0 && start !== before.start).toBe(false);
        }
      }),
      RUNS,
    );
  });
});
