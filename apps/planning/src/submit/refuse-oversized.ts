import type { SubmittedAction } from '@plomada/contracts';
import { ACTIONS } from '@plomada/domain';
import { tooLarge } from '@plomada/service-kit';

/** Refuses with ACTION_TOO_LARGE (max) what weighs more than its action may. */
export function refuseOversized({ type, payload }: SubmittedAction['action']): void {
  const max = ACTIONS.get(type)?.maxBytes;
  if (max !== undefined && Buffer.byteLength(JSON.stringify(payload)) > max) {
    throw tooLarge('ACTION_TOO_LARGE', { max });
  }
}
