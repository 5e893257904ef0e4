import { delayedAmong, type Plan, type PlanRow } from '@plomada/domain';
import { messageShown } from '../../base/messages/messages-slice';
import { rescheduleActions } from '../reschedule/reschedule-slice';

/** The sentence that says where the end of a row comes from, and what to change instead. */
export const fixedEndKey = (kind: PlanRow['kind']) => `gantt:fixedEnd.${kind}` as const;

/** Tells whoever would type an end why its cell does not take it; what is late is led to its new end. */
export function fixedEndMessage(plan: Plan, { id, kind }: Pick<PlanRow, 'id' | 'kind'>) {
  const isDelayed = delayedAmong(plan, [id]).length > 0;
  return messageShown({
    severity: 'info',
    key: fixedEndKey(kind),
    ...(isDelayed && { button: { key: 'reschedule:button', action: rescheduleActions.asked([id]) } }),
  });
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key would begin an edit in a cell that can be typed into. */
export const beginsEdit = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  !ctrlKey && !metaKey && !altKey && /^([\da-z]|Enter|F2)$/i.test(key);
