import type { SubmittedAction } from '@plomada/contracts';
import { createHash } from 'node:crypto';

/** Author, type and payload of an action in one short text. */
export function digestOf({
  actor,
  action,
}: {
  readonly actor: Pick<SubmittedAction['actor'], 'userId'>;
  readonly action: SubmittedAction['action'];
}): string {
  const text = JSON.stringify([actor.userId, action.type, action.payload]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
