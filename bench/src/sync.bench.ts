import { decide, type Plan, type PlanAction } from '@plomada/domain';
import { type Author, begin, receive, type RelayedEntry, submit, type SyncState } from '@plomada/sync';
import { generatePlan } from '../../libs/testing/src/plan-generator';
import { measure, type Summary } from './measure';

const NOW = '2026-03-02T12:00:00.000Z';
const author = (userId: string): Author => ({
  actor: { userId, name: userId, roles: ['projectAdmin'] },
  today: '2026-03-02',
});
const TOGETHER = 20;
const ANA = author('ana');

/** What a browser with much unsent work does with an entry of somebody else's. */
export function run(): Summary[] {
  const plan = generatePlan({ tasks: 3500, links: 6000 });
  const parents = new Set(plan.tasks.rows.map((task) => task.parent));
  const leaves = plan.tasks.rows.filter(({ id, kind }) => kind === 'task' && !parents.has(id));
  const rename = (n: number): PlanAction => ({
    type: 'UPDATE_TASK',
    payload: { id: leaves[n]!.id, text: `Nombre ${n}` },
  });
  const lengthen = (n: number): PlanAction => ({
    type: 'MOVE_TASK',
    payload: { id: leaves[n]!.id, duration: leaves[n]!.duration + 1 },
  });
  const other = leaves.at(-1)!.id;
  return [10, 100, 300].flatMap((count) => [
    ...othersEntry(`${count} names`, unsent(plan, count, rename), other),
    ...othersEntry(`${count} durations`, unsent(plan, count, lengthen), other),
  ]);
}

function unsent(plan: Plan, count: number, made: (n: number) => PlanAction): SyncState {
  let state = begin(plan, 0);
  for (let n = 0; n < count; n += 1) {
    const result = submit(state, { id: `a${n}`, action: made(n), when: NOW }, ANA);
    if (!result.ok) throw new Error(result.refusal.code);
    state = result.state;
  }
  return state;
}

/** One entry, and as many as are gathered while a slow browser rests. */
function othersEntry(name: string, state: SyncState, taskId: string): Summary[] {
  const entry = renamed(state.confirmed, taskId);
  const many = Array.from({ length: TOGETHER }, (_, n) => ({ ...entry, seq: n + 1, actionId: `b${n}` }));
  const rare = { warmUp: 1, runs: 5 };
  return [
    measure(`an entry of another's, ${name} unsent`, () => receive(state, [entry], ANA), rare),
    measure(`${TOGETHER} of them together, ${name} unsent`, () => receive(state, many, ANA), rare),
  ];
}

function renamed(plan: Plan, id: string): RelayedEntry {
  const action = { type: 'UPDATE_TASK', payload: { id, text: 'De Luis' } } as const;
  const { actor, today } = author('luis');
  const decision = decide(plan, action, {
    actor,
    today,
    now: NOW,
    newId: (n) => `b-${n}`,
    entry: () => null,
  });
  if (!decision.ok) throw new Error(decision.refusal.code);
  return { seq: 1, actionId: 'b1', type: action.type, actor, at: NOW, changes: decision.changes };
}
