import { type CommitmentLevel, commitmentLevelOf } from '../indicators/commitment-level';
import { keptRatio, type Promised } from '../indicators/promises';
import { promisesOf } from '../indicators/promised-tasks';
import type { Ratio } from '../indicators/result';
import type { Plan } from '../plan/plan';
import { madeReadyInTerm } from '../states/made-ready';
import { openTerm } from '../terms/open-term';
import { termRecord } from './close-term';

/**
 * The promises of the open term and how many are kept by now: what its PPC would be if it were closed as it stands. Its PPC it is
 * not: that is pending until the close.
 */
export function promisesSoFar(plan: Plan): Ratio<Promised> {
  return keptRatio(promisesOf(openTerm(plan).number, termRecord(plan)));
}

/** How much of what can be promised for the open term is by now, and what was done beyond the promises. */
export function commitmentLevelSoFar(plan: Plan): CommitmentLevel {
  return commitmentLevelOf(openTerm(plan).number, termRecord(plan), madeReadyInTerm(plan));
}
