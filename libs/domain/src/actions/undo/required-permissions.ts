import type { Permission } from '../../permissions/permission';
import type { DecisionContext, LoggedAction } from '../../decisions/decision';
import type { ActionDefinition } from '../action';

export type Find = (type: string) => Pick<ActionDefinition, 'undo' | 'permission'> | undefined;

/** See `permissionsFor`. It is handed the registry's look-up, since the registry holds what is defined with it. */
export function requiredPermissionsOf(
  { type, payload }: { readonly type: string; readonly payload: unknown },
  context: Pick<DecisionContext, 'entry'>,
  find: Find,
): readonly Permission[] {
  const { actions, actionId } = (payload ?? {}) as { actions?: unknown; actionId?: unknown };
  if (type === 'BATCH_UPDATE' && Array.isArray(actions)) {
    return [...new Set(actions.flatMap((one: { type: string }) => find(one.type)?.permission ?? []))];
  }
  const undone = type === 'UNDO' && typeof actionId === 'string' ? context.entry?.(actionId) : null;
  return undone ? requiredPermissionsOfEntry(undone, find) : [find(type)?.permission ?? []].flat();
}

/** What an accepted action needed: as it was kept, otherwise by its type. */
export function requiredPermissionsOfEntry(
  { requiredPermissions, type }: LoggedAction,
  find: Find,
): readonly Permission[] {
  return requiredPermissions ?? [find(type)?.permission ?? []].flat();
}
