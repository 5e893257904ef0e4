import { type ProjectFigures, type ProjectSummary, UNKNOWN_FIGURES } from '@plomada/contracts';
import { projectStatus } from '@plomada/domain';
import type { ListedProject } from '../project-store/project.schema';

/** What others tell about a project. */
export type Figures = ProjectFigures & Pick<ProjectSummary, 'lastModified'>;

/** While nobody has told. */
export const NOTHING_TOLD: Figures = { ...UNKNOWN_FIGURES, lastModified: null };

export function summaryOf(record: ListedProject, figures: Figures): ProjectSummary {
  const { _id, businessId, name, projectId, managerName, startDate, createdAt } = record;
  const { logoURL = null, containerId = null } = record;
  const { planned, ...shown } = figures;
  return {
    id: _id,
    businessId,
    name,
    projectId,
    managerName,
    startDate,
    createdAt: createdAt.toISOString(),
    status: projectStatus({ ...shown, planned }),
    logoURL,
    containerId,
    ...shown,
  };
}
