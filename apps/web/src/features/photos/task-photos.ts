import type { Photo, Plan } from '@plomada/domain';

/** The photos of a task, the newest first. */
export const photosOfTask = (plan: Pick<Plan, 'photos'>, taskId: string): readonly Photo[] =>
  plan.photos.rows
    .filter((photo) => photo.taskId === taskId)
    .sort((a, b) => (a.takenAt > b.takenAt ? -1 : 1));
