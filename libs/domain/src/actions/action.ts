import type { Decision, DecisionContext } from '../decisions/decision';
import type { Permission } from '../permissions/permission';
import type { Plan } from '../plan/plan';
import type { Shape } from '../shape/shape';

/** One change a user can make. Every action has every part; `registry.ts` refuses one that lacks any. */
export interface ActionDefinition<T extends string = string, P = unknown> {
  /** Wire name, UPPER_SNAKE. */
  readonly type: T;
  /** One English sentence for the action catalogue. */
  readonly summary: string;
  readonly payload: Shape<P>;
  /** The row of the permission table that must hold. */
  readonly permission: Permission;
  /** The largest payload accepted, in bytes of JSON. */
  readonly maxBytes: number;
  /** 'inverse': undone by the inverse of its changes. 'never': cannot be undone (a close, a rollback, an import). */
  readonly undo: 'inverse' | 'never';
  /** Pure: never throws, never changes the plan. Answers the changes, or why not. */
  decide(plan: Plan, payload: P, context: DecisionContext): Decision;
}

/** Most actions fit in this. */
export const SMALL = 64 * 1024;
/** Bulk edits of the largest plan: the most is 1.3 MB, a merge or a baseline of 10 000 tasks with the longest ids. */
export const LARGE = 2 * 1024 * 1024;

/** Keeps the payload's type while the definition is read like data. */
export function defineAction<const T extends string, P>(
  definition: ActionDefinition<T, P>,
): ActionDefinition<T, P> {
  return definition;
}
