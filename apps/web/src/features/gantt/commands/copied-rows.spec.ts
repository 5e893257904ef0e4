import {
  batchOf,
  createPlan,
  decide,
  defaultSettings,
  evolve,
  newTask,
  Table,
  treeOf,
  type Plan,
} from '@plomada/domain';
import { ACTOR } from '../../../testing/plan-store';
import { copiedRows, pastingHere } from './copied-rows';

const dates = { start: '2026-03-02', end: '2026-03-05', duration: 3 };
const plan: Plan = {
  ...createPlan(defaultSettings('Torre', '2026-03-02'), 't1'),
  tasks: Table.of([
    newTask({ id: 'S', text: 'Piso', index: 0, ...dates }),
    newTask({ id: 'a', text: 'Muro', parent: 'S', index: 0, ...dates }),
    newTask({
      id: 'b',
      text: 'Losa',
      parent: 'S',
      index: 1,
      start: '2026-03-05',
      end: '2026-03-10',
      duration: 3,
    }),
    newTask({ id: 'x', text: 'Techo', index: 1, ...dates }),
  ]),
};
const after = (before: Plan, actions: Parameters<typeof batchOf>[0]): Plan => {
  let ids = 0;
  const context = {
    actor: ACTOR,
    now: '2026-03-02T12:00:00.000Z',
    today: '2026-03-02',
    newId: () => `made-${(ids += 1)}`,
  };
  const decision = decide(before, batchOf(actions)!, context);
  if (!decision.ok) throw new Error(decision.refusal.code);
  return evolve(before, decision.changes);
};
const outline = (shown: Plan) =>
  treeOf(shown).inOrder.map((id) => `${treeOf(shown).shortCodeOf(id)} ${shown.tasks.get(id)!.text}`);

describe('rows that are copied', () => {
  it('are text for other programs', () => {
    expect(
      copiedRows(plan, 'p', ['S', 'a'], false, (day) => day)
        .text.split('\n')
        .slice(0, 2),
    ).toEqual(['1\tPiso\t2026-03-02\t2026-03-09\t8', '1.1\tMuro\t2026-03-02\t2026-03-04\t3']);
  });

  it('are pasted here with what is below them', () => {
    const copied = copiedRows(plan, 'p', ['S'], false, String);
    expect(outline(after(plan, pastingHere(copied, { parent: null, after: 'x' })))).toEqual([
      ...outline(plan),
      ...['3 Piso', '3.1 Muro', '3.2 Losa'],
    ]);
  });

  it('move when they were cut, in their order', () => {
    const cut = copiedRows(plan, 'p', ['b', 'a'], true, String);
    expect(outline(after(plan, pastingHere(cut, { parent: null, after: 'x' })))).toEqual([
      ...['1 Piso', '2 Techo', '3 Muro', '4 Losa'],
    ]);
  });
});
