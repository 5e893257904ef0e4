/** How a project stands against what was planned, at a glance. */
export const PROJECT_STATUSES = ['notStarted', 'onPlan', 'behind', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/**
 * From the figures of the project list: percent 0..100, null while nothing was computed. Behind is what has less done than
 * is due by today: by the default baseline (`bl`), by the plan itself (`planned`) where there is none. The spec names the
 * column and no values; these are ours.
 */
export function projectStatus(figures: {
  readonly realProgress: number | null;
  readonly bl: number | null;
  readonly planned: number | null;
}): ProjectStatus {
  const done = figures.realProgress ?? 0;
  const due = figures.bl ?? figures.planned ?? 0;
  if (done >= 100) return 'completed';
  if (done < due) return 'behind';
  return done > 0 ? 'onPlan' : 'notStarted';
}
