import { after, specContext, termPlan } from '../actions/testing/decide';
import { baselineDates, rowsAgainst } from './baseline-dates';
import { viewOf } from './plan-view';

const TODAY = '2026-03-04';
const PLAN = termPlan({
  tasks: [
    { id: 'S' },
    { id: 'T', parent: 'S' },
    { id: 'A', parent: 'T', duration: 2, start: '2026-03-02' },
    { id: 'B', parent: 'S', duration: 3, start: '2026-03-09' },
    { id: 'C', duration: 1, start: '2026-03-02' },
  ],
});
const FIRST = after(PLAN, 'SET_BASELINE', { name: 'Contract' });
const LATER = after(FIRST, 'MOVE_TASK', { id: 'B', start: '2026-03-16' });
const BOTH = after(
  LATER,
  'SET_BASELINE',
  { name: 'Second' },
  specContext('projectAdmin', { newId: () => 'second' }),
);
const [contract, second] = BOTH.baselines.rows;
const rowsOf = (plan = BOTH) => viewOf(plan, TODAY).rows;

describe('where rows stood in a baseline', () => {
  it('is told of summaries too: from the first to the last below them', () => {
    const dates = baselineDates(BOTH, contract);
    expect(dates.get('T')).toMatchObject({ start: '2026-03-02', end: '2026-03-04' });
    expect(dates.get('S')).toEqual({ start: '2026-03-02', end: '2026-03-12' });
    expect(rowsOf().find(({ id }) => id === 'S')).toMatchObject({ baselineEnd: '2026-03-19' });
  });

  it('follows the tree: a summary is compared with the work that it has now', () => {
    const moved = after(BOTH, 'MOVE_BRANCH', { id: 'B', parent: null });
    expect(baselineDates(moved, second).get('S')).toEqual({ start: '2026-03-02', end: '2026-03-04' });
  });

  it('is what the baseline says of a row that was a task then', () => {
    const inside = after(BOTH, 'MOVE_BRANCH', { id: 'A', parent: 'C' });
    expect(baselineDates(inside, second).get('C')).toMatchObject({ end: '2026-03-03' });
  });

  it('is nowhere without a baseline', () => {
    expect(baselineDates(PLAN, undefined).size).toBe(0);
    expect(rowsOf(PLAN).every(({ baselineStart }) => baselineStart === null)).toBe(true);
  });
});

describe('rows compared with a chosen baseline', () => {
  it('have its dates, and are the same objects until those or the rows change', () => {
    const rows = rowsOf();
    const once = rowsAgainst(BOTH, rows, contract!);
    expect(once.find(({ id }) => id === 'B')).toMatchObject({ baselineStart: '2026-03-09' });
    expect(once.find(({ id }) => id === 'A')).toBe(rows.find(({ id }) => id === 'A'));
    const renamed = after(BOTH, 'UPDATE_TASK', { id: 'A', text: 'Dig' });
    const now = viewOf(renamed, TODAY, viewOf(BOTH, TODAY)).rows;
    const again = rowsAgainst(renamed, now, contract!);
    expect(again.flatMap((row, n) => (row === once[n] ? [] : [row.id]))).toEqual(['A']);
  });
});
