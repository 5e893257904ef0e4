/** How far a task is, whatever the term. */
export type ProgressFacet = 'notDone' | 'inProgress' | 'completed';

/** 0 is not done, 1 is completed, everything between in progress. */
export function progressFacet(progress: number): ProgressFacet {
  if (progress <= 0) return 'notDone';
  return progress >= 1 ? 'completed' : 'inProgress';
}
