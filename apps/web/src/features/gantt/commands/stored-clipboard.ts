import { readCopiedTasks } from '@plomada/domain';
import { z } from 'zod';
import type { CopiedRows } from './copied-rows';

const stored = z.object({
  projectId: z.string(),
  isCut: z.boolean(),
  tops: z.array(z.string()),
  content: z.unknown(),
  text: z.string(),
});

const keyOf = (userId: string): string => `plomada.copied.${userId}`;

/** What the person copied last in any page of this browser; null where nothing is, or another version kept it otherwise. */
export function readCopy(userId: string): CopiedRows | null {
  try {
    const copy = stored.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
    const content = readCopiedTasks(copy.content);
    return content && { ...copy, content };
  } catch {
    return null;
  }
}

/** Where the browser has no room, nothing is pasted in other pages rather than what was copied before. */
export function storeCopy(userId: string, rows: CopiedRows): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(rows));
  } catch (error) {
    console.info('The browser does not keep what was copied', error);
    forgetCopy(userId);
  }
}

export const forgetCopy = (userId: string): void => localStorage.removeItem(keyOf(userId));

/** Tells of what is copied in another page of this browser, until the answer is called. */
export function onCopiedElsewhere(userId: string, tell: (rows: CopiedRows) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const rows = key === keyOf(userId) ? readCopy(userId) : null;
    if (rows) tell(rows);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
