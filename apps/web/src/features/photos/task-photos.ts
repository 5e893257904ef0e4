import type { Photo, Plan } from '@plomada/domain';

/** The photos of a task, the newest first; those of what it lacks too. */
export const photosOfTask = (plan: Pick<Plan, 'photos'>, taskId: string): readonly Photo[] =>
  newestFirst(plan.photos.rows.filter((photo) => photo.taskId === taskId));

/** The photos of what tasks lack, the newest first. */
export const photosOfRestriction = (plan: Pick<Plan, 'photos'>, restrictionId: string): readonly Photo[] =>
  newestFirst(plan.photos.rows.filter((photo) => photo.restrictionId === restrictionId));

const newestFirst = (photos: readonly Photo[]): readonly Photo[] =>
  [...photos].sort((a, b) => (a.takenAt > b.takenAt ? -1 : 1));
