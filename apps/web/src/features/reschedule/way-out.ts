import type { Refusal } from '@plomada/domain';
import type { Message } from '../../base/messages/messages-slice';
import { rescheduleActions } from './reschedule-slice';

/** The button that leads to what has to be done before, where a refusal says so. */
export function wayOutOf({ code, rows }: Pick<Refusal, 'code' | 'rows'>): Message['button'] {
  if (code !== 'TASK_DELAYED' || !rows) return undefined;
  return { key: 'reschedule:button', action: rescheduleActions.asked(rows) };
}
