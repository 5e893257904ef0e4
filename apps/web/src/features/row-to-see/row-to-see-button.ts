import { type Plan, type Refusal, rowToSee } from '@plomada/domain';
import type { Message } from '../../base/messages/messages-slice';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { taskPanelActions } from './task-panel-slice';

/** The button that shows the task or the restriction that a refusal speaks of; none where it names neither. */
export function rowToSeeButton(plan: Plan, refusal: Pick<Refusal, 'code' | 'rows'>): Message['button'] {
  const row = rowToSee(plan, refusal);
  if (!row) return undefined;
  const action =
    row.kind === 'task' ? taskPanelActions.wanted(row.id) : restrictionDialogActions.opened(row.id);
  return { key: 'taskPanel:see', action };
}
