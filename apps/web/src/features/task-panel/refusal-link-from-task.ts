import { type Plan, type Refusal, rowToSee } from '@plomada/domain';
import type { RefusalLink } from '../../base/messages/messages-slice';
import { refusalLink } from '../../plan/messages/refusal-link';

/** The way from a task's own panel to what a refusal speaks of: none to the task itself, which the person is looking at. */
export function refusalLinkFromTask(
  plan: Plan,
  refusal: Pick<Refusal, 'code' | 'rows'>,
  taskId: string,
): RefusalLink | undefined {
  return rowToSee(plan, refusal)?.id === taskId ? undefined : refusalLink(plan, refusal);
}
