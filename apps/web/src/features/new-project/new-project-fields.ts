import type { Member, NewProject, ProjectSettings } from '@plomada/contracts';
import { MONDAY_TO_FRIDAY } from '@plomada/domain';
import { typedNumber } from '../../base/fields/typed-number';
import { type Holiday, keptHolidays } from '../calendar/holiday';
import { type WorkingWeek, workingDaysOf } from '../calendar/working-week';

export type ProjectRole = NewProject['team'][number]['roles'][number];
export const PROJECT_ROLES = [
  'projectAdmin',
  'facilitator',
  'responsible',
  'projectViewer',
] as const satisfies readonly ProjectRole[];

export const BEGINNINGS = ['blank', 'import', 'copy'] as const;
export type Begin = (typeof BEGINNINGS)[number];

/** What the wizard asks. */
export interface NewProjectFields extends WorkingWeek {
  name: string;
  /** The firm's own code. */
  projectId: string;
  startDate: string;
  /** Where its days begin and end; null where the browser does not know. */
  timeZone: string | null;
  /** As they are typed. */
  periodDays: string;
  laPeriods: string;
  managerName: string;
  location: ProjectSettings['location'];
  /** The container that it goes into; '' for none. */
  containerId: string;
  holidays: Holiday[];
  /** Roles by user id; without an entry a member is not on the team. */
  team: Record<string, ProjectRole[]>;
  begin: Begin;
  /** The project whose plan is taken over, when it begins as a copy. */
  copyOf: string;
}

export function emptyFields(today: string, timeZone: string | null): NewProjectFields {
  return {
    name: '',
    projectId: '',
    startDate: today,
    timeZone,
    periodDays: '7',
    laPeriods: '4',
    managerName: '',
    location: { country: null, region: null, city: null },
    containerId: '',
    week: 'all',
    days: MONDAY_TO_FRIDAY,
    holidays: [],
    team: {},
    begin: 'blank',
    copyOf: '',
  };
}

/** The message that creates the project. `creatorId` is its admin whatever the team says. */
export function toNewProject(
  fields: NewProjectFields,
  about: { id: string; businessId: string; creatorId: string; members: readonly Member[] },
): NewProject {
  const rolesOf = (userId: string): ProjectRole[] => {
    const chosen = fields.team[userId] ?? [];
    return userId === about.creatorId ? [...new Set<ProjectRole>(['projectAdmin', ...chosen])] : chosen;
  };
  const team = about.members.flatMap(({ user: { id: userId, firstName, lastName, email } }) => {
    const roles = rolesOf(userId);
    return roles.length > 0 ? [{ userId, firstName, lastName, email, roles }] : [];
  });
  return {
    id: about.id,
    businessId: about.businessId,
    name: fields.name.trim(),
    projectId: fields.projectId.trim(),
    startDate: fields.startDate,
    workingDays: workingDaysOf(fields),
    ...keptHolidays(fields.holidays),
    periodDays: typedNumber(fields.periodDays)!,
    laPeriods: typedNumber(fields.laPeriods)!,
    managerName: fields.managerName.trim(),
    team,
    ...(fields.timeZone !== null && { timeZone: fields.timeZone }),
    ...(fields.begin === 'copy' && { copyOf: fields.copyOf }),
    ...(fields.containerId !== '' && { containerId: fields.containerId }),
  };
}
