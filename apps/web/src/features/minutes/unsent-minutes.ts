import { meetingMinutes, minutesContent } from '@plomada/contracts';
import { type MeetingKey, planDay } from '@plomada/domain';
import { z } from 'zod';

/** Those of before meetings were told apart by their day know none: they have that of UTC, as the server has of its own. */
const keptMinutes = z.preprocess((kept) => {
  const { startedAt } = (kept ?? {}) as { startedAt?: unknown };
  return typeof startedAt === 'string' ? { date: planDay(startedAt), ...(kept as object) } : kept;
}, meetingMinutes);

/** Minutes that the server does not have yet, with its version that they build on; null of none. */
const unsentMinutes = z.object({ base: keptMinutes.nullable(), own: minutesContent });
export type UnsentMinutes = z.infer<typeof unsentMinutes>;

const startOf = (userId: string, projectId: string): string => `plomada.minutes.${projectId}.${userId}.`;

/** What a person has unsent of a project's meetings in this browser. */
export function storedUnsent(userId: string, projectId: string): readonly (MeetingKey & UnsentMinutes)[] {
  const start = startOf(userId, projectId);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  return keys.flatMap((key) => {
    const unsent = readUnsent(localStorage.getItem(key));
    return unsent ? { ...meetingOf(key.slice(start.length), unsent), ...unsent } : [];
  });
}

/** Of before meetings were told apart by their day, the key names the term alone. */
function meetingOf(key: string, { base, own }: UnsentMinutes): MeetingKey {
  const [number, date] = key.split('/');
  return { number: Number(number), date: date ?? base?.date ?? planDay(own.startedAt) };
}

/** Null of what another version kept otherwise. */
function readUnsent(text: string | null): UnsentMinutes | null {
  try {
    return unsentMinutes.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps it, or lets go of it once the server has it. A browser may let nothing be stored, or have no room: then the page alone has it. */
export function storeUnsent(
  userId: string,
  projectId: string,
  meeting: MeetingKey,
  unsent: object | null,
): void {
  const start = startOf(userId, projectId);
  const key = `${start}${meeting.number}/${meeting.date}`;
  try {
    if (unsent) localStorage.setItem(key, JSON.stringify(unsent));
    else localStorage.removeItem(key);
    letGoOfUndated(`${start}${meeting.number}`, meeting);
  } catch (error) {
    console.warn('The browser does not keep the minutes', error);
  }
}

/** What was kept by the term alone is kept by the meeting from now on. */
function letGoOfUndated(key: string, { date }: MeetingKey): void {
  const unsent = readUnsent(localStorage.getItem(key));
  if (unsent && meetingOf(key, unsent).date === date) localStorage.removeItem(key);
}

/** Tells what another page of this browser has unsent, until the answer is called. */
export function onOthersUnsent(
  userId: string,
  projectId: string,
  tell: (unsent: MeetingKey & UnsentMinutes) => void,
): () => void {
  const start = startOf(userId, projectId);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const unsent = key?.startsWith(start) ? readUnsent(newValue) : null;
    if (unsent) tell({ ...meetingOf(key!.slice(start.length), unsent), ...unsent });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
