import { isMet, isPromised } from '../indicators/promised-tasks';
import type { TermTask } from '../plan/plan';

/** What came of a task in a term: `pending` while the term still has days to keep the promise; `notPromised` counts in no PPC. */
export type PromiseOutcome = 'kept' | 'notKept' | 'pending' | 'notPromised';

/**
 * What came of a task's promise. `isDecided`: the term is closed, or the last day on which it works has come, so that what falls short is
 * asked for its cause (planning core, "Closing a short term").
 */
export function promiseOutcome(
  task: Pick<TermTask, 'lastProgress' | 'commitment' | 'progress'>,
  isDecided: boolean,
): PromiseOutcome {
  if (!isPromised(task)) return 'notPromised';
  if (isMet(task)) return 'kept';
  return isDecided ? 'notKept' : 'pending';
}
