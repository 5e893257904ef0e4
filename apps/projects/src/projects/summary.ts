import type { figuresOf, ProjectSummary } from '@plomada/contracts';
import { projectStatus } from '@plomada/domain';
import type { z } from 'zod';
import type { ListedProject } from './project.schema';

/** What others tell about a project. */
export type Figures = Omit<z.infer<typeof figuresOf.response>['figures'][number], 'projectId'> &
  Pick<ProjectSummary, 'lastModified'>;

/** While nobody has told. */
export const UNKNOWN_FIGURES: Figures = {
  lastModified: null,
  bl: null,
  planned: null,
  realProgress: null,
  ppc: null,
  pcr: null,
  currentTerm: null,
};

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
