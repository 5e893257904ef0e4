import type { Plan } from '@plomada/domain';
import { useAppSelector } from '../../base/hooks';
import { useOwnRow } from '../presence/use-own-row';
import { useSharedRowWarning } from '../presence/use-shared-row-warning';
import { useTaskInPanel } from './use-task-in-panel';

interface Props {
  readonly plan: Plan;
  /** The row that was selected last. */
  readonly selected: string | null;
}

/**
 * Tells the panel and the others on which row the person is: the one that is typed in, or else the selected one. It follows when an
 * edit of a cell begins and ends, which draws nothing else on the board.
 */
export function RowInHand({ plan, selected }: Props) {
  const editing = useAppSelector(({ gantt }) => gantt.editing);
  useTaskInPanel(plan, editing);
  useSharedRowWarning(editing, (id) => plan.tasks.get(id)?.text ?? '');
  useOwnRow(editing ?? selected);
  return null;
}
