import { type GridChoices, gridChoices, type ProjectView, projectView } from '@plomada/contracts';
import type { z } from 'zod';
import { storeItem } from '../../base/store-item';

/** Choices of columns that a person made on this machine and has not saved with the project's view. */
const keyOf = (userId: string, projectId: string): string => `plomada.columns.${userId}.${projectId}`;

/** The project's view as the server had it last, for a page that is loaded without a network. */
const viewKeyOf = (userId: string, projectId: string): string => `plomada.view.${userId}.${projectId}`;

/** Null when there are none, or when another version of the product wrote them and this one cannot read them. */
export const rememberedColumns = (userId: string, projectId: string): GridChoices | null =>
  read(keyOf(userId, projectId), gridChoices);

/** Null when there is none. */
export const rememberedView = (userId: string, projectId: string): ProjectView | null =>
  read(viewKeyOf(userId, projectId), projectView);

function read<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : schema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

export function rememberView(userId: string, projectId: string, view: ProjectView | null): void {
  if (view) storeItem(viewKeyOf(userId, projectId), JSON.stringify(view));
  else localStorage.removeItem(viewKeyOf(userId, projectId));
}

export function rememberColumns(userId: string, projectId: string, columns: GridChoices): void {
  storeItem(keyOf(userId, projectId), JSON.stringify(columns));
}

export function forgetColumns(userId: string, projectId: string): void {
  localStorage.removeItem(keyOf(userId, projectId));
}
