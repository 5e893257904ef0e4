import type { Restriction } from '../plan/plan';
import { type SpecTask, specPlan } from '../schedule/testing/plan';
import { shownRestrictions } from '../view/shown-restriction';
import { viewOf } from '../view/plan-view';
import { lookaheadPeriods, nextTermEnd, willBlock } from './lookahead-periods';

const TODAY = '2026-03-04';
const RESTRICTION: Omit<Restriction, 'id' | 'taskIds'> = {
  family: 'Materiales',
  type: 1,
  detail: 'Fierro en obra',
  comments: '',
  responsible: 'ana',
  created: '2026-03-02',
  commited: '2026-03-06',
  required: '2026-03-06',
  released: null,
  releasedTerm: null,
  inProcess: false,
};

/** Terms of a week from Monday 2026-03-02, two of them in the lookahead. */
function periodsOf(
  tasks: readonly SpecTask[],
  restrictions: readonly (Pick<Restriction, 'id' | 'taskIds'> & Partial<Restriction>)[] = [],
) {
  const plan = specPlan({
    tasks,
    restrictions: restrictions.map((values) => ({ ...RESTRICTION, ...values })),
    settings: { periodDays: 7, laPeriods: 2 },
  });
  return lookaheadPeriods(plan, viewOf(plan, TODAY).rows, shownRestrictions(plan, TODAY));
}
const idsOf = (periods: ReturnType<typeof periodsOf>) =>
  periods.map(({ tasks }) => tasks.map(({ row }) => row.id));

describe('the lookahead by short terms', () => {
  it('has the unfinished work that begins in each, and in the first what should have begun before', () => {
    const periods = periodsOf([
      { id: 'before', start: '2026-02-23', duration: 2 },
      { id: 'first', start: '2026-03-06', duration: 9 },
      { id: 'second', start: '2026-03-09', duration: 1 },
      { id: 'last', start: '2026-03-13', duration: 1 },
      { id: 'after', start: '2026-03-16', duration: 1 },
      { id: 'done', start: '2026-03-03', duration: 1, progress: 1 },
    ]);
    expect(idsOf(periods)).toEqual([
      ['before', 'first'],
      ['second', 'last'],
    ]);
    expect(periods.map(({ number, start, end }) => [number, start, end])).toEqual([
      [1, '2026-03-02', '2026-03-08'],
      [2, '2026-03-09', '2026-03-15'],
    ]);
  });

  it('counts as ready what was analysed, or whose restrictions are all released', () => {
    const start = '2026-03-03';
    const [{ tasks, ready }] = periodsOf(
      [
        { id: 'analysed', start, duration: 1, analysed: true },
        { id: 'released', start, duration: 1, analysed: false },
        { id: 'open', start, duration: 1, analysed: true },
        { id: 'unknown', start, duration: 1, analysed: false },
      ],
      [
        { id: 'r1', taskIds: ['released'], released: '2026-03-02', releasedTerm: 't1' },
        { id: 'r2', taskIds: ['open'], type: 2 },
      ],
    ) as [ReturnType<typeof periodsOf>[number]];
    expect(Object.fromEntries(tasks.map(({ row, readiness }) => [row.id, readiness]))).toEqual({
      analysed: 'ready',
      released: 'ready',
      open: 'restricted',
      unknown: 'notAnalysed',
    });
    expect(ready).toBe(2);
  });

  it('puts first what nobody answers for, then what nobody analysed, then what is held back', () => {
    const start = '2026-03-05';
    const periods = periodsOf(
      [
        { id: 'ready', start: '2026-03-02', duration: 1, analysed: true },
        { id: 'heldBack', start, duration: 1, analysed: true },
        { id: 'unknown', start, duration: 1, analysed: false },
        { id: 'noDate', start, duration: 1 },
        { id: 'nobody', start: '2026-03-04', duration: 1 },
      ],
      [
        { id: 'r1', taskIds: ['heldBack'] },
        { id: 'r2', taskIds: ['noDate'], commited: null },
        { id: 'r3', taskIds: ['nobody'] },
        { id: 'r4', taskIds: ['nobody'], responsible: null },
      ],
    );
    expect(idsOf(periods)[0]).toEqual(['nobody', 'noDate', 'unknown', 'heldBack', 'ready']);
    expect(periods[0]!.tasks[0]!.open.map(({ id }) => id)).toEqual(['r4', 'r3']);
  });

  it.each([
    ['in the open term', '2026-03-04', '2026-03-15'],
    ['on its last day', '2026-03-08', '2026-03-15'],
    ['on the first day after it, when its close is late', '2026-03-09', '2026-03-22'],
    ['two terms later', '2026-03-25', '2026-04-05'],
    ['before the project begins', '2026-02-20', '2026-03-15'],
  ])('counts the next term from today, %s', (_, today, end) => {
    expect(nextTermEnd(specPlan({ tasks: [], settings: { periodDays: 7 } }), today)).toBe(end);
  });

  it('names what will not be released by the day on which a task of the next terms needs it', () => {
    const plan = specPlan({
      tasks: [
        { id: 'soon', start: '2026-03-09', duration: 1 },
        { id: 'later', start: '2026-03-23', duration: 1 },
      ],
      restrictions: [
        { ...RESTRICTION, id: 'late', taskIds: ['soon'], commited: '2026-03-12' },
        { ...RESTRICTION, id: 'inTime', taskIds: ['soon'] },
        { ...RESTRICTION, id: 'done', taskIds: ['soon'], released: '2026-03-10', releasedTerm: 't1' },
        { ...RESTRICTION, id: 'far', taskIds: ['later'], commited: '2026-03-26' },
      ],
    });
    const blocking = willBlock(shownRestrictions(plan, TODAY), '2026-03-15');
    expect(blocking.map(({ id }) => id)).toEqual(['late']);
  });
});
