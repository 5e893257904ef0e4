import {
  type CheckedRows,
  type DecisionContext,
  type Plan,
  Table,
  checkBaselineRows,
  checkDateRows,
  checkResourceRows,
  createPlan,
  decide,
  defaultBaseline,
  defaultSettings,
  evolve,
  newTask,
} from '@plomada/domain';
import { readBaselineCsv, readDatesCsv, readResourcesCsv } from './row-files';
import { writeBaselineCsv, writeDatesCsv, writeResourceCsv } from './row-templates';

const CONTEXT: DecisionContext = {
  actor: { userId: 'root', name: 'Root', roles: ['root'] },
  now: '2026-03-02T12:00:00Z',
  today: '2026-03-02',
  newId: (n) => `new-${n}`,
};
const STEEL = { id: 'steel', name: '=Acero' };
const task = (id: string, index: number, end: string, more: object = {}) =>
  newTask({ id, parent: 's', text: id, index, start: '2026-03-04', end, duration: 2, ...more });
const DRAWN: Plan = {
  ...createPlan({ ...defaultSettings('Obra', '2026-03-02'), workingDays: '0111110' }, 'first'),
  resources: Table.of([STEEL]),
  tasks: Table.of([
    newTask({ id: 's', text: 'Obra', index: 0, start: '2026-03-04', end: '2026-03-10', duration: 4 }),
    task('Losa, radier; y "muro"', 0, '2026-03-06', { resources: [{ id: 'steel', amount: 2.5 }] }),
    task('-Muro', 1, '2026-03-10', { duration: 4 }),
    task('Entrega', 2, '2026-03-04', { kind: 'milestone', duration: 0 }),
  ]),
};
const baselined = decide(DRAWN, { type: 'SET_BASELINE', payload: { name: 'Contrato' } }, CONTEXT);
if (!baselined.ok) throw new Error(baselined.refusal.code);
const PLAN = evolve(DRAWN, baselined.changes);

const NOTHING_CHANGES: CheckedRows = {
  actions: [],
  updated: [],
  empty: [2, 3, 4],
  problems: [],
  failure: 'SHEET_NO_CHANGES',
  moved: [],
  changes: [],
};
const rowsOf = <R>(read: { ok: true; rows: R } | { ok: false; code: string }): R => {
  if (!read.ok) throw new Error(read.code);
  return read.rows;
};

describe('a CSV that is handed out to be filled in changes nothing as it is', () => {
  it('with dates', () => {
    const rows = rowsOf(readDatesCsv(writeDatesCsv(PLAN)));
    expect(rows.map(({ code }) => code)).toEqual(['1.1', '1.2', '1.3']);
    expect(checkDateRows(PLAN, rows, CONTEXT)).toEqual(NOTHING_CHANGES);
  });

  it('with a baseline, whose durations are working days', () => {
    const bytes = writeBaselineCsv(PLAN, defaultBaseline(PLAN)!);
    expect(new TextDecoder().decode(bytes)).toContain("1.2;'-Muro;04-03-2026;10-03-2026;4\r\n");
    expect(checkBaselineRows(PLAN, rowsOf(readBaselineCsv(bytes)), 'Otra')).toEqual(NOTHING_CHANGES);
  });

  it('with amounts of a resource', () => {
    const read = rowsOf(readResourcesCsv(writeResourceCsv(PLAN, STEEL), (name) => name === STEEL.name));
    expect(read.rows.map(({ amount }) => amount)).toEqual([2.5, 0, 0]);
    expect(checkResourceRows(PLAN, STEEL, read.rows, CONTEXT)).toEqual(NOTHING_CHANGES);
  });
});
