import { type Plan, type Refusal, rowToSee } from '@plomada/domain';
import type { Sight } from '../../base/messages/messages-slice';
import { sightOf } from '../../plan/messages/sight-of';

/** The way from a task's own panel to what a refusal speaks of: none to the task itself, which the person is looking at. */
export function sightFromTask(
  plan: Plan,
  refusal: Pick<Refusal, 'code' | 'rows'>,
  taskId: string,
): Sight | undefined {
  return rowToSee(plan, refusal)?.id === taskId ? undefined : sightOf(plan, refusal);
}
