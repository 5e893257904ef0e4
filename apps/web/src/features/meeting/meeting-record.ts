import { id, instant, PROTOCOL_LIMITS, saidInMeeting } from '@plomada/contracts';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { MEETING_STEPS } from './meeting-steps';

/** A line that is typed and not put in yet: its text may be none still. */
const saidDraft = saidInMeeting.extend({ text: z.string().max(PROTOCOL_LIMITS.saidText) });
export type SaidDraft = z.infer<typeof saidDraft>;
const saidLine = saidInMeeting.extend({ id });
export type SaidLine = z.infer<typeof saidLine>;

export const NO_DRAFT: SaidDraft = { kind: 'decision', about: null, text: '', until: null };

/** What this browser knows of a meeting: what is said of the plan there goes into the plan itself. */
const meetingRecord = z.object({
  startedAt: instant,
  /** Null while it goes on. */
  endedAt: instant.nullable(),
  changedAt: instant,
  /** The number of the term that it looks back on. */
  reviewed: z.number().int().min(1),
  step: z.enum(MEETING_STEPS),
  /** Whom it speaks of, and of which task; null at the beginning of a step. */
  place: z.object({ who: id.nullable(), taskId: id.nullable() }).nullable(),
  /** The responsibles who were there. */
  present: z.array(id).max(PROTOCOL_LIMITS.people),
  said: z.array(saidLine).max(PROTOCOL_LIMITS.said),
  draft: saidDraft,
  /** Names the mailing of the protocol as it is: asked for again it is the same one, and nobody gets it twice. */
  mailing: id,
  /** When the protocol as it is went out, by mail or as a file; null while what was said stands in this browser alone. */
  savedAt: instant.nullable(),
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

/**
 * The record with what another page of the same browser noted: two pages of one meeting share what was said, who was there and whether
 * it has ended, each stays where it is. A meeting that was begun later takes the place of this one. The record itself where nothing differs.
 */
export function withOthersNotes(own: MeetingRecord, other: MeetingRecord): MeetingRecord {
  if (other.startedAt !== own.startedAt) return other.startedAt > own.startedAt ? other : own;
  const noted = notesOf(other);
  return JSON.stringify(noted) === JSON.stringify(notesOf(own)) ? own : { ...own, ...noted };
}

const notesOf = ({ said, present, mailing, savedAt, endedAt }: MeetingRecord) => ({
  ...{ said, present, mailing, savedAt, endedAt },
});

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
  return {
    ...of,
    ...{
      startedAt,
      endedAt: null,
      changedAt: startedAt,
      place: null,
      present: [],
      said: [],
      draft: NO_DRAFT,
    },
    ...{ mailing: newId(), savedAt: null },
  };
}

/**
 * The meeting that whoever opens the page comes back to: the day's, whether it goes on or has ended, and an older one as long as what
 * was said there stands nowhere else. Null where another one begins.
 */
export function meetingToResume(record: MeetingRecord | null, now: Date): MeetingRecord | null {
  if (record === null) return null;
  if (now.getTime() - new Date(record.startedAt).getTime() < LONGEST_MS) return record;
  if (record.said.length === 0 || record.savedAt !== null) return null;
  return { ...record, endedAt: record.endedAt ?? record.changedAt, step: 'protocol' };
}

/** The record after a change. Where it says something else than before, it is another protocol: not yet saved, and to be mailed anew. */
export function changedMeeting(
  record: MeetingRecord,
  values: Partial<MeetingRecord>,
  now: Date,
): MeetingRecord {
  const saysElse = values.said !== undefined || values.present !== undefined;
  return {
    ...record,
    ...(saysElse && { mailing: newId(), savedAt: null }),
    ...values,
    changedAt: now.toISOString(),
  };
}

/** Whole minutes since it began, or that it took. */
export const minutesOf = ({ startedAt, endedAt }: MeetingRecord, now: Date): number =>
  Math.max(0, Math.floor((new Date(endedAt ?? now).getTime() - new Date(startedAt).getTime()) / 60_000));
