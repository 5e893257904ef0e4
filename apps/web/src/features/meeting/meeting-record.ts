import { id, instant, MINUTES_LIMITS, saidInMeeting } from '@plomada/contracts';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { MEETING_STEPS } from './meeting-steps';

/** A line that is typed and not put in yet: its text may be none still. */
const saidDraft = saidInMeeting.extend({ text: z.string().max(MINUTES_LIMITS.saidText) });
export type SaidDraft = z.infer<typeof saidDraft>;

export const NO_DRAFT: SaidDraft = { kind: 'decision', about: null, text: '', until: null };

/**
 * Where a meeting stands in this browser. What is said of the plan there goes into the plan itself, and what else is said into the
 * minutes (`features/minutes`).
 */
const meetingRecord = z.object({
  startedAt: instant,
  changedAt: instant,
  /** The number of the term that it looks back on. */
  reviewed: z.number().int().min(1),
  step: z.enum(MEETING_STEPS),
  /** Whom it speaks of, and of which task; null at the beginning of a step. */
  place: z.object({ who: id.nullable(), taskId: id.nullable() }).nullable(),
  draft: saidDraft,
  /** Names the mailing of the protocol: asked for again it is the same one, and nobody gets it twice. */
  mailing: id,
});
export type MeetingRecord = z.infer<typeof meetingRecord>;

/** What goes on for longer is another meeting. */
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

/** Tells of the record that another page of this browser has kept, until the answer is called. */
export function onOthersRecord(
  userId: string,
  projectId: string,
  tell: (record: MeetingRecord) => void,
): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const record = key === keyOf(userId, projectId) ? storedMeeting(userId, projectId) : null;
    if (record) tell(record);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The record, or that of another page of the same browser where a meeting was begun later there. */
export const laterMeeting = (own: MeetingRecord, other: MeetingRecord): MeetingRecord =>
  other.startedAt > own.startedAt ? other : own;

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

/** A meeting that begins. */
export function newMeeting(of: Pick<MeetingRecord, 'reviewed' | 'step'>, now: Date): MeetingRecord {
  const startedAt = now.toISOString();
  return { ...of, startedAt, changedAt: startedAt, place: null, draft: NO_DRAFT, mailing: newId() };
}

/**
 * The meeting that whoever opens the page comes back to: the day's, and an older one as long as a line is typed there that was not put in.
 * Null where another one begins.
 */
export function meetingToResume(record: MeetingRecord | null, now: Date): MeetingRecord | null {
  if (record === null) return null;
  if (now.getTime() - new Date(record.startedAt).getTime() < LONGEST_MS) return record;
  return record.draft.text.trim() === '' ? null : { ...record, step: 'protocol' };
}

/** The record after a change. */
export const changedMeeting = (
  record: MeetingRecord,
  values: Partial<MeetingRecord>,
  now: Date,
): MeetingRecord => ({ ...record, ...values, changedAt: now.toISOString() });

/** Whether nobody has done anything in it yet. */
export const hasJustBegun = ({ startedAt, changedAt }: MeetingRecord): boolean => startedAt === changedAt;
