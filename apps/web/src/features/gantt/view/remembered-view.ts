import { chosenBars, gridChoices, type ProjectView, projectView, rowGrouping } from '@plomada/contracts';
import type { z } from 'zod';
import { storeItem } from '../../../base/store-item';
import type { RememberedLooks } from '../gantt-slice';

/** Choices that a person made on this machine and has not saved with the project's view. */
const LOOKS = { columns: gridChoices, bars: chosenBars, grouping: rowGrouping } as const;
type Look = keyof typeof LOOKS;

const keyOf = (what: Look | 'view', userId: string, projectId: string): string =>
  `plomada.${what}.${userId}.${projectId}`;

/** Without those that there are none of, or that another version of the product wrote and this one cannot read. */
export function rememberedLooks(userId: string, projectId: string): Partial<RememberedLooks> {
  const columns = read(keyOf('columns', userId, projectId), LOOKS.columns);
  const bars = read(keyOf('bars', userId, projectId), LOOKS.bars);
  const grouping = read(keyOf('grouping', userId, projectId), LOOKS.grouping);
  return { ...(columns && { columns }), ...(bars && { bars }), ...(grouping && { grouping }) };
}

/** The project's view as the server had it last, for a page that is loaded without a network; null when there is none. */
export const rememberedView = (userId: string, projectId: string): ProjectView | null =>
  read(keyOf('view', userId, projectId), projectView);

function read<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : schema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

export function rememberView(userId: string, projectId: string, view: ProjectView | null): void {
  const key = keyOf('view', userId, projectId);
  if (view) storeItem(key, JSON.stringify(view));
  else localStorage.removeItem(key);
}

export function rememberLook<W extends Look>(
  what: W,
  value: RememberedLooks[W],
  userId: string,
  projectId: string,
): void {
  storeItem(keyOf(what, userId, projectId), JSON.stringify(value));
}

export function forgetLooks(userId: string, projectId: string): void {
  for (const what of Object.keys(LOOKS) as Look[]) localStorage.removeItem(keyOf(what, userId, projectId));
}
