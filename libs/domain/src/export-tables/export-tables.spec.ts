import fc from 'fast-check';
import { after, specContext, termPlan } from '../actions/testing/decide';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { type Change, difference } from '../plan/change';
import type { Plan } from '../plan/plan';
import { exportTable, type ExportTableName, tableChanges } from './export-tables';

type Step = readonly [type: string, payload: unknown];

const START = termPlan({
  tasks: [
    { id: 'tower', text: 'Torre' },
    { id: 'wall', parent: 'tower', duration: 5, text: '=Muro', responsibles: ['ana', 'luis'] },
    { id: 'slab', parent: 'tower', duration: 3, text: 'Losa' },
    { id: 'roof', start: '2026-03-20', duration: 0, kind: 'milestone' },
  ],
  links: [{ id: 'l', source: 'wall', target: 'slab', type: '0', lag: 0 }],
});
const STEEL = { family: 'Materiales', type: 1, detail: 'Acero', comments: '', responsible: 'luis' };
const STEPS: readonly Step[] = [
  ['SET_COMMITMENT', { taskId: 'wall', commitment: 1 }],
  ['SET_PROGRESS', { taskId: 'wall', progress: 0.5 }],
  ['MOVE_TASK', { id: 'slab', start: '2026-03-11' }],
  ['ADD_CAUSE', { taskId: 'wall', cncType: 'Materiales', cncOrigin: 'Bodega', detail: 'No llegó' }],
  ['CLOSE_TERM_V2', { termId: START.terms.rows[0]!.id }],
  ['NEW_RESTRICTION', { ...STEEL, taskIds: ['slab'], commited: '2026-03-10', required: '2026-03-11' }],
  ['DELETE_TASKS', { ids: ['roof'] }],
];
/** The plan after none, one, two … of the steps. */
const PLANS = STEPS.reduce<readonly Plan[]>(
  (plans, [type, payload]) => {
    const isClose = type.startsWith('CLOSE');
    const context = specContext('projectAdmin', {
      newId: (n) => `new-${plans.length}-${n}`,
      ...(isClose && { now: '2026-03-08T20:00:00.000Z', today: '2026-03-08' }),
    });
    return [...plans, after(plans.at(-1)!, type, payload, context)];
  },
  [START],
);
const LAST = PLANS.at(-1)!;
const DAY = '2026-03-12';
const TABLES: readonly ExportTableName[] = ['tasks', 'restrictions', 'terms', 'causes', 'indicators'];
const changesBetween = (from: number, to: number): readonly Change[] =>
  PLANS.slice(from, to).flatMap((plan, at) => difference(plan, PLANS[from + at + 1]!));

describe('the tables that other programs read', () => {
  it('say tasks by the days and names that people read', () => {
    const [roof, , tower, wall] = exportTable('tasks', START, '2026-03-03');
    expect([roof!.kind, tower!.kind, wall!.kind]).toEqual(['milestone', 'summary', 'task']);
    expect(wall).toMatchObject({
      ...{ code: '1.1', parentId: 'tower', level: 2, start: '2026-03-02', finish: '2026-03-06' },
      ...{ progress: 0, commitment: null, responsibleIds: ['ana', 'luis'], name: '=Muro' },
    });
    expect(tower).toMatchObject({ start: '2026-03-02', finish: '2026-03-06', state: null });
  });

  it('say terms with what their close recorded, and causes as they read then', () => {
    const [first, second] = [...exportTable('terms', LAST, DAY)].sort((a, b) => a.number - b.number);
    expect(first).toMatchObject({ state: 'closed', promised: 1, kept: 0, ppc: 0, lastDay: '2026-03-08' });
    expect(second).toMatchObject({ state: 'open', promised: null, ppc: null, realProgress: null });
    expect(exportTable('causes', LAST, DAY)).toMatchObject([
      {
        id: '1-wall-new-4-0',
        termNumber: 1,
        task: '=Muro',
        type: 'Materiales',
        commitment: 100,
        progress: 50,
      },
    ]);
  });

  it('say indicators of the project and of each closed term', () => {
    const rows = exportTable('indicators', LAST, DAY);
    expect(rows.find(({ id }) => id === 'PPC-1')).toMatchObject({ value: 0, numerator: 0, denominator: 1 });
    expect(rows.find(({ id }) => id === 'PPC-project')).toMatchObject({ termNumber: null, value: 0 });
  });

  it.each(TABLES)('stand by their ids, each once: %s', (table) => {
    const ids = exportTable(table, LAST, DAY).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('tell what an edit reached and nothing else, and what is no more', () => {
    const told = (table: ExportTableName, to: number) => {
      const then = { changes: changesBetween(to - 1, to), day: DAY };
      const { rows, removed } = tableChanges(table, { plan: PLANS[to]!, day: DAY }, then);
      return { rows: rows.map(({ id }) => id), removed };
    };
    const restricted = STEPS.findIndex(([type]) => type === 'NEW_RESTRICTION') + 1;
    expect(told('tasks', restricted)).toEqual({ rows: ['slab'], removed: [] });
    expect(told('terms', restricted)).toEqual({ rows: [], removed: [] });
    expect(told('tasks', STEPS.length).removed).toEqual(['roof']);
    expect(told('causes', STEPS.length)).toEqual({ rows: [], removed: [] });
  });

  // The log knows the day on which what was read last was done; the reader may have come days after it.
  it('leave a reader who takes only changes with the table as it is, whenever they come', () => {
    const visits = fc.array(fc.record({ steps: fc.nat(2), wait: fc.nat(6), more: fc.nat(6) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(visits, fc.constantFrom(...TABLES), (all, table) => {
        let seq = 0;
        let doneOn: CivilDate = '2026-03-03';
        let held = new Map(exportTable(table, START, doneOn).map((row) => [row.id, row]));
        let today = doneOn;
        for (const { steps, wait, more } of all) {
          const to = Math.min(seq + steps, STEPS.length);
          const day = addDays(today, wait);
          today = addDays(day, more);
          const changes = changesBetween(seq, to);
          const told = tableChanges(table, { plan: PLANS[to]!, day: today }, { changes, day: doneOn });
          held = new Map([...held, ...told.rows.map((row) => [row.id, row] as const)]);
          for (const id of told.removed) held.delete(id);
          if (to > seq) doneOn = day;
          seq = to;
          const rows = exportTable(table, PLANS[to]!, today);
          expect([...held.values()].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(rows);
        }
      }),
      { numRuns: 300 },
    );
  });
});
