import type { Promised } from '../indicators/promises';
import type { Ratio } from '../indicators/result';
import type { Plan } from '../plan/plan';
import { isMember } from '../terms/membership';
import { treeOf } from '../tree/tree';
import { nextTerm } from './close-term';
import { promisesSoFar } from './promises-so-far';

/** What closing the open term as it stands would come to. */
export interface ClosePreview {
  /** The PPC; its value is null when nothing was promised. */
  readonly promises: Ratio<Promised>;
  /** How many tasks the next term would begin with. */
  readonly carriedOver: number;
}

/** What a close now would come to, for whoever is about to confirm it. */
export function closePreview(plan: Plan): ClosePreview {
  const next = nextTerm(plan, 'next');
  const carriedOver = treeOf(plan).leaves.filter((id) => {
    const task = plan.tasks.get(id)!;
    return isMember(plan, { ...task, lastProgress: task.progress, inTerm: null }, next);
  });
  return { promises: promisesSoFar(plan), carriedOver: carriedOver.length };
}
