import type { CommitmentLevel } from '../indicators/commitment-level';
import type { Promised } from '../indicators/promises';
import type { Ratio } from '../indicators/result';
import type { MissedRestriction, Plan, Task } from '../plan/plan';
import { isMember } from '../terms/membership';
import { openTerm } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { entriesToReturn, nextTerm } from './close-term';
import type { LeftBehind } from './entries-to-return';
import { missedNoMore } from './missed-restrictions';
import { commitmentLevelSoFar, promisesSoFar } from './promises-so-far';

/** What closing the open term as it stands would come to. */
export interface ClosePreview {
  /** The PPC; its value is null when nothing was promised. */
  readonly promises: Ratio<Promised>;
  /** How much of what could be promised was, and what was done beyond. */
  readonly commitmentLevel: CommitmentLevel;
  /** How many tasks the next term would begin with. */
  readonly carriedOver: number;
  /** How many tasks get back what had been entered in a term that waits. */
  readonly comesBack: number;
  /** What had been, and does not fit any more. */
  readonly leftBehind: readonly LeftBehind[];
  /** Of a term that is open again: restrictions that its first close counted in the PCR as missed, and this one does not. */
  readonly missedNoMore: readonly MissedRestriction[];
}

/** What a close now would come to, for whoever is about to confirm it. */
export function closePreview(plan: Plan): ClosePreview {
  const next = nextTerm(plan, 'next');
  const { fields, leftBehind } = entriesToReturn(plan);
  const carriedOver = treeOf(plan).leaves.filter((id) => {
    const task = plan.tasks.get(id)!;
    const inTerm = fields.get(id)?.inTerm ?? null;
    return isMember(plan, { ...task, lastProgress: task.progress, inTerm }, next);
  });
  const promises = promisesSoFar(plan);
  const comesBack = [...fields].filter(([id, values]) => isMore(plan.tasks.get(id)!, values)).length;
  const commitmentLevel = commitmentLevelSoFar(plan);
  return {
    ...{ promises, commitmentLevel, carriedOver: carriedOver.length, comesBack, leftBehind },
    missedNoMore: missedNoMore(plan, openTerm(plan)),
  };
}

/** Whether anything of these fields comes back to a task that would begin the next term without. */
function isMore({ progress }: Task, values: Partial<Task>): boolean {
  const entered = ['commitment', 'causes', 'comments', 'inTerm'] as const;
  return (values.progress ?? progress) > progress || entered.some((field) => field in values);
}
