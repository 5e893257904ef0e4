import type { PlanAction } from '../actions/registry';
import type { DecisionContext } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import type { Plan, Task } from '../plan/plan';
import { decideOrPropose } from '../proposals/proposals';
import type { ProgressFacet } from '../states/progress-facet';

/** What brings a task among those not done, in progress or completed: an action, a progress that has to be asked, or nothing, and why. */
export type ProgressMove =
  | { readonly kind: 'action'; readonly action: PlanAction }
  | { readonly kind: 'ask' }
  /** The action is the one that was refused. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly action: PlanAction };

/** The least that is in progress. */
const LEAST = 0.01;
/** Stands for all that is in progress where none of it can be had. */
const SOME = 0.5;

/**
 * What brings a leaf to a progress, for whoever decides in the context, or proposes there (planning core, section 4, "Task status").
 *
 * Completed is 100 %. Not done takes back what was done since the last close: where that close recorded some, the task stays in
 * progress with it, and where there is nothing to take back the refusal is PROGRESS_BELOW_LAST. In progress is asked for, unless not
 * even the least of it is taken. Refusals are those of SET_PROGRESS.
 */
export function progressMove(
  plan: Plan,
  task: Task,
  to: ProgressFacet,
  context: DecisionContext,
): ProgressMove {
  const payload = { taskId: task.id, progress: progressAt(task, to) };
  const action: PlanAction = { type: 'SET_PROGRESS', payload };
  const decision = decideOrPropose(plan, action, context);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal, action };
  return to === 'inProgress' ? { kind: 'ask' } : { kind: 'action', action };
}

function progressAt({ progress, lastProgress }: Task, to: ProgressFacet): number {
  switch (to) {
    case 'completed':
      return 1;
    case 'notDone':
      return progress === lastProgress ? 0 : lastProgress;
    case 'inProgress':
      return lastProgress >= 1 ? SOME : Math.max(lastProgress, LEAST);
  }
}
