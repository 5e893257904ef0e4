import { decide } from '../actions/registry';
import { specContext, termPlan } from '../actions/testing/decide';
import { evolve } from '../plan/change';
import { Table } from '../plan/table';
import { checkResourceRows, resourceNamed, type ResourceRow } from './resource-rows';

const PLAN = {
  ...termPlan({
    tasks: [
      {
        id: 'A',
        resources: [
          { id: 'glass', amount: 4 },
          { id: 'steel', amount: 1 },
        ],
      },
      { id: 'B' },
      { id: 'M', kind: 'milestone' },
    ],
  }),
  resources: Table.of([
    { id: 'glass', name: 'Glass' },
    { id: 'steel', name: 'Steel' },
  ]),
};

function check(...rows: readonly Omit<ResourceRow, 'line' | 'text'>[]) {
  const full = rows.map((row, at) => ({ line: at + 2, text: '', ...row }));
  return checkResourceRows(PLAN, { id: 'glass' }, full, specContext());
}

describe('rows of amounts', () => {
  it('finds a resource by its name in any case', () => {
    expect(resourceNamed(PLAN, ' GLASS ')?.id).toBe('glass');
    expect(resourceNamed(PLAN, 'Wood')).toBeUndefined();
  });

  it('puts the amount in the place of what the task has of it, and leaves the rest', () => {
    const { actions } = check({ code: '1', amount: 6 }, { code: '2', amount: 3 });
    const decision = decide(PLAN, actions[0]!, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const { tasks } = evolve(PLAN, decision.changes);
    expect(tasks.get('A')!.resources).toEqual([
      { id: 'steel', amount: 1 },
      { id: 'glass', amount: 6 },
    ]);
    expect(tasks.get('B')!.resources).toEqual([{ id: 'glass', amount: 3 }]);
  });

  it('takes the resource away with 0', () => {
    expect(check({ code: '1', amount: 0 }).actions).toEqual([
      {
        type: 'BATCH_UPDATE',
        payload: {
          actions: [{ type: 'UPDATE_TASK', payload: { id: 'A', resources: [{ id: 'steel', amount: 1 }] } }],
        },
      },
    ]);
    expect(check({ code: '2', amount: 0 }).failure).toBe('SHEET_NO_CHANGES');
  });

  it.each([
    ['ROW_DATA_MISSING', { code: '', amount: 1 }],
    ['ROW_DATA_MISSING', { code: '1', amount: undefined }],
    ['ROW_TASK_UNKNOWN', { code: '9', amount: 1 }],
    ['ROW_AMOUNT_INVALID', { code: '1', amount: -1 }],
    ['ROW_AMOUNT_INVALID', { code: '1', amount: null }],
    ['ROW_AMOUNT_INVALID', { code: '1', amount: Infinity }],
    ['RESOURCE_AMOUNT_FRACTION', { code: '1', amount: 2.5 }],
    ['MILESTONE_NO_RESOURCES', { code: '3', amount: 1 }],
  ] as const)('refuses with %s: %j', (code, row) => {
    expect(check(row).problems.map((problem) => problem.code)).toEqual([code]);
  });

  it('takes one row per task', () => {
    const { problems } = check({ code: '1', amount: 1 }, { code: '1', amount: 2 });
    expect(problems.map(({ code }) => code)).toEqual(['ROW_TASK_REPEATED']);
  });
});
