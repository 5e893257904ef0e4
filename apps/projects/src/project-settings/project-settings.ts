import type { EmailSchedule, ProjectSettings } from '@plomada/contracts';
import type { ProjectRecord } from '../project-store/project.schema';

/** While nobody has said when to mail. */
const NO_SCHEDULE: EmailSchedule = { days: [], hour: 8, timeZone: 'America/Santiago', copies: [] };

/** A project as its settings show it. */
export function settingsOf(record: ProjectRecord): ProjectSettings {
  const { _id, businessId, name, logoURL = null, containerId = null, emails = NO_SCHEDULE } = record;
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
    emails: { ...emails, status: emails.days.length > 0 ? 'complete' : 'incomplete' },
  };
}

function operationalOf(record: ProjectRecord): ProjectSettings['operational'] {
  const { managerName, managerEmail = '', adminName = '', adminEmail = '' } = record;
  const { projectType = '', structureType = '', detailsAmount = null, detailsUnit = '' } = record;
  const { staticStartDate = null } = record;
  const people = { managerName, managerEmail, adminName, adminEmail };
  return { ...people, projectType, structureType, detailsAmount, detailsUnit, staticStartDate };
}
