import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from '../message';
import { civilDate, fullName, id, instant, newId, plainText, seenLine, seenText } from '../primitives';
import { actorSchema } from './submit';

/** How much the minutes of a meeting may say. */
export const MINUTES_LIMITS = {
  said: 60,
  saidText: 1_000,
  people: 500,
  guests: 40,
  /** Of a name, and of a company. */
  name: 401,
  company: 200,
  guestText: 120,
  outcomes: 500,
} as const;

const { said, saidText, people, guests, name, company, outcomes } = MINUTES_LIMITS;

/** The number of the short term that the meeting looked back on. */
export const termNumber = z.number().int().min(1).max(100_000);

/** Somebody who was there or was not; a guest has an id that whoever typed them gave. */
export const attendee = z.strictObject({
  id: newId,
  name: seenLine(name),
  company: plainText().trim().max(company),
  isGuest: z.boolean(),
  isPresent: z.boolean(),
});

/** A decision or a note of the meeting: who sees to it, or whom it is about, null of all; and by when, null of no day. */
export const saidInMeeting = z.strictObject({
  kind: z.enum(['decision', 'note']),
  about: id.nullable(),
  text: seenText(saidText),
  until: civilDate.nullable(),
});
export const saidLine = saidInMeeting.extend({ id: newId });

/** What was said of a decision of an earlier meeting, by the id of its line. */
export const decisionOutcome = z.strictObject({ id: newId, isDone: z.boolean() });

const isOneEach = (rows: readonly { id: string }[]): boolean =>
  new Set(rows.map((row) => row.id)).size === rows.length;
const ONE_EACH = 'each id once';

export const minutesContent = z.strictObject({
  startedAt: instant,
  /** Null while the meeting goes on. */
  endedAt: instant.nullable(),
  attendance: z
    .array(attendee)
    .max(people + guests)
    .refine(isOneEach, ONE_EACH)
    .refine((all) => all.filter(({ isGuest }) => isGuest).length <= guests, `of at most ${guests} guests`),
  said: z.array(saidLine).max(said).refine(isOneEach, ONE_EACH),
  outcomes: z.array(decisionOutcome).max(outcomes).refine(isOneEach, ONE_EACH),
});

/** A line with whom it names as they were called when it was kept; '' of nobody. */
const keptLine = saidLine.extend({ aboutName: fullName });
export type KeptLine = z.infer<typeof keptLine>;

/** The day of a meeting, where its plan is: with the number of the term it says which meeting is meant. */
const meetingDate = civilDate;

/** The minutes as the server keeps them. */
export const meetingMinutes = minutesContent.extend({
  number: termNumber,
  date: meetingDate,
  said: z.array(keptLine).max(said),
  /** One more with each save: who saves names the one that they have seen. */
  version: z.number().int().min(1),
  savedAt: instant,
  savedBy: z.object({ userId: id, name: fullName }),
});
export type MeetingMinutes = z.infer<typeof meetingMinutes>;

/** A decision of an earlier meeting that nobody had said to be done before this one. */
const openDecision = keptLine.extend({ termNumber, date: meetingDate });
export type KeptDecision = z.infer<typeof openDecision>;

/** Null where nothing is kept yet. */
export const minutesAnswer = z.object({
  minutes: meetingMinutes.nullable(),
  open: z.array(openDecision).max(outcomes),
});
export type MinutesAnswer = z.infer<typeof minutesAnswer>;

/**
 * The minutes of a meeting about a term, of the newest one where no day is named. Refuses with NOT_FOUND (the project) or
 * MINUTES_TERM_UNKNOWN (it has no such term).
 */
export const minutesOf = defineQuery('planning', 'minutes-of', {
  request: z.object({ projectId: id, number: termNumber, date: meetingDate.optional() }),
  response: minutesAnswer,
});

export const minutesToSave = minutesContent.extend({
  /** Left out, the day on which it began. */
  date: meetingDate.optional(),
  /** The version that they build on; 0 of none. */
  version: z.number().int().min(0),
});

/**
 * Keeps the minutes in place of the version that they build on. Refuses as `minutesOf` does, and with MINUTES_STALE (name: of who saved
 * another one since), MINUTES_NOT_YET (a meeting that has not begun), MINUTES_END_FIRST (one that ended before) or MINUTES_OTHER_DAY (its day is not
 * the one on which it began).
 */
export const saveMinutes = defineRpc('planning', 'save-minutes', {
  request: minutesToSave.extend({ projectId: id, number: termNumber, by: actorSchema }),
  response: minutesAnswer,
});

/** What there is of a meeting, in short. */
export const minutesInShort = z.object({
  number: termNumber,
  date: meetingDate,
  startedAt: instant,
  present: z.number().int(),
  decisions: z.number().int(),
});
/** Those that are kept of the terms that the plan has, newest first. */
export const minutesOfProject = defineQuery('planning', 'minutes-of-project', {
  request: z.object({ projectId: id }),
  response: z.object({ minutes: z.array(minutesInShort) }),
});

/** The minutes of a meeting were saved: whoever shows them asks for them again. */
export const minutesSaved = defineEvent(
  'planning',
  'minutes-saved',
  z.object({ projectId: id, number: termNumber, date: meetingDate, version: z.number().int() }),
);
