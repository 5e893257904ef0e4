import { createPlan, defaultSettings, type PlanRow } from '@plomada/domain';
import { groupId, isGroupId, isRowEditable } from './group-ids';
import { rowGrouper } from './grouped-rows';

const PLAN = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
const row = (id: string, change: Partial<PlanRow> = {}) =>
  ({
    ...{ id, code: id, text: id, kind: 'task', parent: 'all', depth: 2, responsibles: [] },
    ...{ start: '2026-03-02', end: '2026-03-07', firstDay: '2026-03-02', lastDay: '2026-03-06' },
    ...change,
  }) as unknown as PlanRow;
const ROWS = [
  row('all', { kind: 'summary', parent: null, depth: 1 }),
  row('dig', { state: 'late' }),
  row('pour', {
    state: 'active',
    start: '2026-03-09',
    end: '2026-03-12',
    firstDay: '2026-03-09',
    lastDay: '2026-03-11',
  }),
  row('cure', {
    state: 'late',
    start: '2026-03-16',
    end: '2026-03-17',
    firstDay: '2026-03-16',
    lastDay: '2026-03-16',
  }),
];
const PLACES: Readonly<Record<string, number>> = { active: 1, late: 2 };
const byState = (rows: readonly PlanRow[], groupRows = rowGrouper()) =>
  groupRows(
    rows,
    ({ state }) => ({ key: state!, label: state!.toUpperCase(), place: PLACES[state!]! }),
    PLAN,
  );

describe('rows that are put together', () => {
  it('stand below what they have in common, in its order, and as they came within it; branches do not', () => {
    expect(byState(ROWS).map(({ id, parent, depth }) => [id, parent, depth])).toEqual([
      [groupId('active'), null, 1],
      ['pour', groupId('active'), 2],
      [groupId('late'), null, 1],
      ['dig', groupId('late'), 2],
      ['cure', groupId('late'), 2],
    ]);
  });

  it('are counted in the name of their head, which reaches from the first of their days to the last', () => {
    expect(byState(ROWS)[2]).toMatchObject({
      ...{ text: 'LATE (2)', kind: 'summary', state: null, responsibles: [] },
      ...{
        firstDay: '2026-03-02',
        lastDay: '2026-03-16',
        start: '2026-03-02',
        end: '2026-03-17',
        duration: 15,
      },
    });
  });

  it('are the same objects again, so that only what changed is drawn', () => {
    const groupRows = rowGrouper();
    const before = byState(ROWS, groupRows);
    const [all, dig, pour] = ROWS;
    const after = byState([all!, dig!, pour!, row('cure', { state: 'late', text: 'Curado' })], groupRows);
    const task = (rows: readonly PlanRow[], id: string) => rows.find((one) => one.id === id);
    expect(task(after, 'dig')).toBe(task(before, 'dig'));
    expect(task(after, 'cure')).toMatchObject({ text: 'Curado', parent: groupId('late') });
  });

  it('have heads that no task is called like, and that take nothing', () => {
    expect(isGroupId(groupId('t1'))).toBe(true);
    expect(isGroupId('t1')).toBe(false);
    expect(isRowEditable({ id: groupId('x'), kind: 'summary' }, 'text')).toBe(false);
    expect(isRowEditable({ id: 'x', kind: 'summary' }, 'text')).toBe(true);
  });

  it('of twenty thousand stand in one list, each once', () => {
    const many = Array.from({ length: 20_000 }, (_, n) => row(`t${n}`, { state: n % 2 ? 'late' : 'active' }));
    const put = byState(many);
    expect(put).toHaveLength(20_002);
    expect(new Set(put.map(({ id }) => id)).size).toBe(20_002);
  });
});
