import type { Change } from '../plan/change';
import type { Plan } from '../plan/plan';
import { list, object, shapeOf, text } from '../shape/shape';
import { type Decision, type DecisionContext, planAfter, refuse } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import { gathered } from '../rules/gathered';
import { type ActionDefinition, LARGE, defineAction } from './action';
import { IDS_PER_ACTION, MAX_BATCH } from './row-ids';
import { UNDO } from './undo/undo';

/** An action inside a bulk edit; its payload is checked where the action is decided. */
export interface BatchedAction {
  readonly type: string;
  readonly payload: unknown;
}
type DecideOne = (plan: Plan, action: BatchedAction, context: DecisionContext) => Decision;
type Find = (type: string) => Pick<ActionDefinition, 'undo'> | undefined;

const BATCH = object({
  actions: list<BatchedAction>(
    object({ type: text(60, 1), payload: shapeOf<unknown>('payload of the action', () => true) }),
    MAX_BATCH,
    1,
  ),
});

/**
 * The bulk edit: each action decided upon the plan that those before it leave, all of them or none.
 *
 * It is handed the registry's own decision, since the registry holds it.
 */
export function batchUpdate(decideOne: DecideOne, find: Find) {
  return defineAction({
    type: 'BATCH_UPDATE',
    summary:
      'Several actions as one: all of them are done, or none. Each needs its own permission. A refusal is that of the first which is refused, with its position, counted from 0.',
    payload: BATCH,
    permission: 'recordProgress',
    maxBytes: LARGE,
    undo: 'inverse',
    decide(plan, { actions }, context): Decision {
      const changes: Change[] = [];
      let evolved = plan;
      for (const [position, action] of actions.entries()) {
        if (action.type === 'BATCH_UPDATE') return refuse('BATCH_NESTED', { position });
        if (find(action.type)?.undo === 'never' || action.type === UNDO)
          return refuse('BATCH_NOT_UNDOABLE', { position, type: action.type });
        const newId = (n: number): string => context.newId(position * IDS_PER_ACTION + n);
        const decision = decideOne(evolved, action, { ...context, newId });
        if (!decision.ok) {
          const behind = actions.slice(position + 1);
          const { code, params, rows } = withAlike(decision.refusal, behind, (one) =>
            decideOne(evolved, one, context),
          );
          return refuse(code, { ...params, position }, rows);
        }
        changes.push(...decision.changes);
        evolved = planAfter(evolved, decision);
      }
      return { ok: true, changes };
    },
  });
}

/**
 * The refusal of a task, with those that the actions behind it meet for the same reason, each decided alone upon the plan that those before
 * it leave: whoever changes many is told of all at once.
 */
function withAlike(
  refusal: Refusal,
  behind: readonly BatchedAction[],
  decided: (action: BatchedAction) => Decision,
): Refusal {
  if (refusal.params?.['task'] === undefined) return refusal;
  const others = behind
    .filter(({ type }) => type !== 'BATCH_UPDATE' && type !== UNDO)
    .map((action) => decided(action))
    .flatMap((decision) => (decision.ok || decision.refusal.code !== refusal.code ? [] : [decision.refusal]));
  return others.length === 0 ? refusal : gathered([refusal, ...others])!;
}
