import { type ProjectSettings, UNCHOSEN_EMAILS } from '@plomada/contracts';
import type { ProjectRecord } from '../project-store/project.schema';

/** A project as its settings show it. */
export function settingsOf(record: ProjectRecord): ProjectSettings {
  const { _id, businessId, name, logoURL = null, containerId = null } = record;
  return {
    id: _id,
    businessId,
    name,
    logoURL,
    containerId,
    general: { projectId: record.projectId, description: record.description ?? '' },
    location: {
      country: record.country ?? null,
      region: record.region ?? null,
      city: record.city ?? null,
    },
    operational: operationalOf(record),
    emails: emailsOf(record),
  };
}

/** While nobody chose, their hour strikes where the project is. */
function emailsOf({ emails, timeZone }: ProjectRecord): ProjectSettings['emails'] {
  const schedule = emails ?? { ...UNCHOSEN_EMAILS, ...(timeZone && { timeZone }) };
  const status = schedule.days.length > 0 ? 'complete' : 'incomplete';
  return { ...schedule, status, chosen: emails !== undefined };
}

function operationalOf(record: ProjectRecord): ProjectSettings['operational'] {
  const { managerName, managerEmail = '', adminName = '', adminEmail = '' } = record;
  const { projectType = '', structureType = '', detailsAmount = null, detailsUnit = '' } = record;
  const { staticStartDate = null } = record;
  const people = { managerName, managerEmail, adminName, adminEmail };
  return { ...people, projectType, structureType, detailsAmount, detailsUnit, staticStartDate };
}
