import { meetingMinutes, minutesContent } from '@plomada/contracts';
import { z } from 'zod';

/** Minutes that the server does not have yet, with its version that they build on; null of none. */
const unsentMinutes = z.object({ base: meetingMinutes.nullable(), own: minutesContent });
export type UnsentMinutes = z.infer<typeof unsentMinutes>;

const startOf = (userId: string, projectId: string): string => `plomada.minutes.${projectId}.${userId}.`;

/** What a person has unsent of a project in this browser, by the number of the term. */
export function storedUnsent(userId: string, projectId: string): ReadonlyMap<number, UnsentMinutes> {
  const start = startOf(userId, projectId);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  return new Map(
    keys.flatMap((key): [number, UnsentMinutes][] => {
      const unsent = readUnsent(localStorage.getItem(key));
      return unsent ? [[Number(key.slice(start.length)), unsent]] : [];
    }),
  );
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
export function storeUnsent(userId: string, projectId: string, number: number, unsent: object | null): void {
  const key = `${startOf(userId, projectId)}${number}`;
  try {
    if (unsent) localStorage.setItem(key, JSON.stringify(unsent));
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn('The browser does not keep the minutes', error);
  }
}

/** Tells what another page of this browser has unsent, until the answer is called. */
export function onOthersUnsent(
  userId: string,
  projectId: string,
  tell: (number: number, unsent: UnsentMinutes) => void,
): () => void {
  const start = startOf(userId, projectId);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const unsent = key?.startsWith(start) ? readUnsent(newValue) : null;
    if (unsent) tell(Number(key!.slice(start.length)), unsent);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
