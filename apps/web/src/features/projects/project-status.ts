import type { ProjectSummary } from '@plomada/contracts';

/** How a project stands against its baseline, at a glance. */
export type ProjectStatus = 'notStarted' | 'onPlan' | 'behind' | 'completed';

/** From the figures of the list: percent 0..100, null while nothing was computed. */
export function statusOf({ realProgress, bl }: Pick<ProjectSummary, 'realProgress' | 'bl'>): ProjectStatus {
  if (!realProgress) return bl ? 'behind' : 'notStarted';
  if (realProgress >= 100) return 'completed';
  return bl !== null && realProgress < bl ? 'behind' : 'onPlan';
}
