import { after, refusalOf, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { taskState } from '../states/task-state';
import { shortTermOfFile } from '../sheets/short-term-file';
import { milestoneDay } from '../terms/occupied';
import { delayedAmong, earliestNewEnd, newEndAction } from './new-end';

/** In the week of Monday 03-09; what was to be done in February and in the first week of March is late. */
const plan: Plan = (() => {
  const base = termPlan({
    tasks: [
      { id: 'S' },
      { id: 'onTime', parent: 'S', duration: 2, start: '2026-03-10' },
      { id: 'begun', parent: 'S', duration: 5, start: '2026-03-02', progress: 0.4, lastProgress: 0.4 },
      { id: 'fresh', parent: 'S', duration: 3, start: '2026-03-03' },
      { id: 'long', parent: 'S', duration: 10, start: '2026-02-23' },
      { id: 'started', parent: 'S', duration: 5, start: '2026-03-02', actualStart: '2026-03-02' },
      { id: 'point', kind: 'milestone', start: '2026-03-04' },
      { id: 'pointAfter', kind: 'milestone', start: '2026-03-07' },
    ],
    links: ['begun>pointAfter'],
    settings: { startDate: '2026-02-23' },
  });
  const [term] = base.terms.rows;
  return { ...base, terms: Table.of([{ ...term!, startDate: '2026-03-09' }]) };
})();
const LATE = ['begun', 'fresh', 'long', 'started', 'point', 'pointAfter'];
const datesOf = (of: Plan, id: string): readonly string[] => {
  const { start, end } = of.tasks.get(id)!;
  return [start, end];
};
const rescheduled = (ids: readonly string[], lastDay: string, of = plan): Plan => {
  const { type, payload } = newEndAction(of, ids, lastDay);
  return after(of, type, payload);
};

describe('delayed work', () => {
  it('is what should have been done before the open term', () => {
    expect(delayedAmong(plan, ['S', 'onTime', 'gone', ...LATE])).toEqual(LATE);
    expect(earliestNewEnd(plan)).toBe('2026-03-09');
  });

  it('stands first in the list of the term', () => {
    expect(shortTermOfFile(plan).ids).toEqual([...LATE, 'onTime']);
  });

  it('takes a promise and progress once it has a new end', () => {
    const entries = [
      ['SET_COMMITMENT', { taskId: 'begun', commitment: 0.8 }],
      ['SET_PROGRESS', { taskId: 'begun', progress: 0.6 }],
    ] as const;
    const codes = (of: Plan) => entries.map(([type, payload]) => refusalOf(of, type, payload)?.code);
    expect(codes(plan)).toEqual(['TASK_DELAYED', 'TASK_DELAYED']);
    expect(codes(rescheduled(['begun'], '2026-03-11'))).toEqual([undefined, undefined]);
  });
});

describe('a new end', () => {
  it('leaves the start where work has begun, at 0 % too', () => {
    const moved = rescheduled(['begun', 'started'], '2026-03-11');
    expect(datesOf(moved, 'begun')).toEqual(['2026-03-02', '2026-03-12']);
    expect(datesOf(moved, 'started')).toEqual(['2026-03-02', '2026-03-12']);
    expect(moved.tasks.get('begun')!.duration).toBe(8);
  });

  it('takes what has not begun along with its duration', () => {
    expect(datesOf(rescheduled(['fresh'], '2026-03-13'), 'fresh')).toEqual(['2026-03-11', '2026-03-14']);
    expect(datesOf(rescheduled(['long'], '2026-03-27'), 'long')).toEqual(['2026-03-16', '2026-03-28']);
  });

  it('puts no start of what has not begun before the term: there it lasts as long as there is room', () => {
    const moved = rescheduled(['long'], '2026-03-13');
    expect([...datesOf(moved, 'long'), moved.tasks.get('long')!.duration]).toEqual([
      '2026-03-09',
      '2026-03-14',
      5,
    ]);
  });

  it('is the day that a milestone is read as', () => {
    const moved = rescheduled(['begun', 'point', 'pointAfter'], '2026-03-12');
    expect(['point', 'pointAfter'].map((id) => milestoneDay(moved, moved.tasks.get(id)!))).toEqual([
      '2026-03-12',
      '2026-03-12',
    ]);
  });

  it('on the first day or on a day of rest is an end like any other', () => {
    for (const [day, end] of [
      ['2026-03-09', '2026-03-10'],
      ['2026-03-15', '2026-03-14'],
    ] as const) {
      const moved = rescheduled(LATE.slice(0, 4), day);
      expect(LATE.slice(0, 4).map((id) => datesOf(moved, id)[1])).toEqual(Array(4).fill(end));
      expect(delayedAmong(moved, LATE.slice(0, 4))).toEqual([]);
    }
  });

  it('is one action, for one task and for many', () => {
    expect(newEndAction(plan, ['begun'], '2026-03-11').type).toBe('MOVE_TASK');
    expect(newEndAction(plan, LATE, '2026-03-11').type).toBe('BATCH_UPDATE');
  });

  it('leaves states other than delayed', () => {
    const moved = rescheduled(LATE, '2026-03-13');
    const states = LATE.map((id) => taskState(moved, moved.tasks.get(id)!, '2026-03-09'));
    expect(states).not.toContain('delayed');
  });
});
