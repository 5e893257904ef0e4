import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from './message';
import { countryCode, regionCode } from './places';
import { civilDate, email, id, plainText, seenLine, timeZone } from './primitives';

const text = (most: number) => plainText().trim().max(most);
/** An address, or none. */
const emailOrNone = z.union([z.literal(''), email]);

/** Who the project is. Its name, calendar, terms, weights and resources are the plan's and change by actions. */
export const generalSettings = z.object({
  /** The firm's own code, unique in the business. */
  projectId: seenLine(60),
  description: text(2000),
});
/** Where it stands. A region needs its country, a city its region. */
export const locationSettings = z.object({
  country: countryCode.nullable(),
  region: regionCode.nullable(),
  city: text(120).nullable(),
});
/** Who runs it and how large it is. */
export const operationalSettings = z.object({
  managerName: text(200),
  managerEmail: emailOrNone,
  adminName: text(200),
  adminEmail: emailOrNone,
  projectType: text(120),
  structureType: text(120),
  /** At least 0, no decimals. */
  detailsAmount: z.number().int().min(0).max(1_000_000_000).nullable(),
  detailsUnit: text(40),
  /** The start that the contract says; the plan's own start is a setting of the plan. */
  staticStartDate: civilDate.nullable(),
});

/** When the responsibles of a project are mailed what is theirs to release, and who is mailed all of it. */
export const emailSchedule = z.object({
  /** Days of the week, 0 is Sunday; none means that nothing is mailed. */
  days: z.array(z.number().int().min(0).max(6)).max(7),
  hour: z.number().int().min(0).max(23),
  timeZone,
  /** Ids of people who see the project. */
  copies: z.array(id).max(100),
});
export type EmailSchedule = z.infer<typeof emailSchedule>;
/** One that is chosen: a day that is named twice is one. */
export const newEmailSchedule = emailSchedule.extend({
  days: emailSchedule.shape.days.overwrite((days) => [...new Set(days)].sort()),
});
/** While nobody has chosen, mails leave at this hour of the plan's working days: in its time zone, or in this one where it has none. */
export const UNCHOSEN_EMAILS: EmailSchedule = {
  days: [],
  hour: 7,
  timeZone: 'America/Santiago',
  copies: [],
};
/** `complete` once there is a day on which to mail. */
export const emailScheduleStatus = z.enum(['complete', 'incomplete']);

export const projectSettings = z.object({
  id,
  businessId: id,
  name: plainText(),
  logoURL: plainText().nullable(),
  containerId: id.nullable(),
  general: generalSettings,
  location: locationSettings,
  operational: operationalSettings,
  emails: emailSchedule.extend({
    status: emailScheduleStatus,
    /** False while nobody has: see `UNCHOSEN_EMAILS`. */
    chosen: z.boolean(),
  }),
});
export type ProjectSettings = z.infer<typeof projectSettings>;
/** Refuses with NOT_FOUND. */
export const getProjectSettings = defineQuery('projects', 'settings', {
  request: z.object({ projectId: id }),
  response: projectSettings,
});

/** Sections and fields that are not given stay; a location is always given whole. */
export const projectSettingsChange = z
  .strictObject({
    general: generalSettings.partial().strict(),
    location: locationSettings.strict(),
    operational: operationalSettings.partial().strict(),
  })
  .partial();
/** Refuses with NOT_FOUND, PROJECT_ID_TAKEN or LOCATION_UNKNOWN. */
export const editProjectSettings = defineRpc('projects', 'edit-settings', {
  request: z.object({ projectId: id, change: projectSettingsChange }),
  response: projectSettings,
});
/** Refuses with NOT_FOUND or COPIES_NOT_OF_PROJECT (rows: the users who do not see the project; params: count). */
export const setEmailSchedule = defineRpc('projects', 'set-email-schedule', {
  request: z.object({ projectId: id, schedule: newEmailSchedule }),
  response: projectSettings,
});
/** The mails of a project leave at other times, or to others. */
export const emailScheduleChanged = defineEvent(
  'projects',
  'email-schedule-changed',
  z.object({ projectId: id, businessId: id, schedule: emailSchedule }),
);
