import type { Refusal } from '../decisions/refusal';
import type { Plan } from '../plan/plan';
import { about } from './about';

/** Photos of one task; what they show in bytes has a limit of its own where it is stored. */
const MAX_PHOTOS = 50;
/** Photos of a whole project. */
export const MAX_PROJECT_PHOTOS = 5000;

/** What a plan has more photos than it may: PHOTOS_FULL of each task that has, and PROJECT_PHOTOS_FULL (docs/field.md). */
export function photoProblems({ photos, tasks }: Pick<Plan, 'photos' | 'tasks'>): readonly Refusal[] {
  const counts = new Map<string, number>();
  for (const { taskId } of photos.rows) counts.set(taskId, (counts.get(taskId) ?? 0) + 1);
  const crowded = [...counts].filter(([, count]) => count > MAX_PHOTOS);
  const full = crowded.flatMap(([id]) => tasks.get(id) ?? []);
  return [
    ...full.map((task) => about(task, 'PHOTOS_FULL', { max: MAX_PHOTOS })),
    ...(photos.size > MAX_PROJECT_PHOTOS
      ? [{ code: 'PROJECT_PHOTOS_FULL', params: { max: MAX_PROJECT_PHOTOS } }]
      : []),
  ];
}
