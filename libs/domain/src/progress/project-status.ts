/** How a project stands against its baseline, at a glance. */
export const PROJECT_STATUSES = ['notStarted', 'onPlan', 'behind', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** From the figures of the project list: percent 0..100, null while nothing was computed. The spec names the column and no values; these are ours. */
export function projectStatus(figures: {
  readonly realProgress: number | null;
  readonly bl: number | null;
}): ProjectStatus {
  const { realProgress, bl } = figures;
  if (!realProgress) return bl ? 'behind' : 'notStarted';
  if (realProgress >= 100) return 'completed';
  return bl !== null && realProgress < bl ? 'behind' : 'onPlan';
}
