import { PROJECT_STATUSES, type ProjectStatus } from './project-status';

/** Figures of one project as lists show them: percent 0..100, null while unknown. */
export interface StandingFigures {
  readonly status: ProjectStatus;
  readonly bl: number | null;
  readonly realProgress: number | null;
  readonly ppc: number | null;
  readonly pcr: number | null;
}

/**
 * How the projects of a company stand together: how many there are in each standing, and of every figure the mean over the
 * projects that have it, 2 decimals, null where none has. Projects count alike, however large: their sizes cannot be compared.
 */
export function companyTotals(projects: readonly StandingFigures[]) {
  const byStatus = Object.fromEntries(PROJECT_STATUSES.map((status) => [status, 0])) as Record<
    ProjectStatus,
    number
  >;
  for (const { status } of projects) byStatus[status] += 1;
  const mean = (figure: 'bl' | 'realProgress' | 'ppc' | 'pcr') => meanOf(projects.map((one) => one[figure]));
  return {
    projects: projects.length,
    byStatus,
    bl: mean('bl'),
    realProgress: mean('realProgress'),
    ppc: mean('ppc'),
    pcr: mean('pcr'),
  };
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, value) => sum + value, 0) / known.length) * 100) / 100;
}
