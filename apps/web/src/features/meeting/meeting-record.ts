import { z } from 'zod';
import { MEETING_STEPS } from './meeting-steps';

/** What this browser knows of a meeting: what is said of the plan there goes into the plan itself. */
const meetingRecord = z.object({
  startedAt: z.iso.datetime(),
  /** Null while it goes on. */
  endedAt: z.iso.datetime().nullable(),
  /** The number of the term that it looks back on. */
  reviewed: z.number().int().min(1),
  step: z.enum(MEETING_STEPS),
});
export type MeetingRecord = z.infer<typeof meetingRecord>;

/** A meeting that nobody ended is over by then. */
const LONGEST_MS = 12 * 60 * 60_000;

const keyOf = (userId: string, projectId: string): string => `plomada.meeting.${projectId}.${userId}`;

/** The person's last meeting about a project in this browser; null where there was none, or another version kept it otherwise. */
export function storedMeeting(userId: string, projectId: string): MeetingRecord | null {
  try {
    return meetingRecord.parse(JSON.parse(localStorage.getItem(keyOf(userId, projectId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Whether it could be kept: a browser may let nothing be stored, or have no room. */
export function storeMeeting(userId: string, projectId: string, record: MeetingRecord): boolean {
  try {
    localStorage.setItem(keyOf(userId, projectId), JSON.stringify(record));
    return true;
  } catch (error) {
    console.warn('The browser does not keep the meeting', error);
    return false;
  }
}

/** Whether a meeting goes on still, so that a reload of the page comes back to it. */
export const isGoingOn = (record: MeetingRecord | null, now: Date): record is MeetingRecord =>
  record !== null &&
  record.endedAt === null &&
  now.getTime() - new Date(record.startedAt).getTime() < LONGEST_MS;

/** Whole minutes since it began, or that it took. */
export const minutesOf = ({ startedAt, endedAt }: MeetingRecord, now: Date): number =>
  Math.max(0, Math.floor((new Date(endedAt ?? now).getTime() - new Date(startedAt).getTime()) / 60_000));
