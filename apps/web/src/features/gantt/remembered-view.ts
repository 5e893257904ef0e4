import { type GridChoices, gridChoices } from '@plomada/contracts';
import { storeItem } from '../../base/store-item';

/** Choices of columns that a person made on this machine and has not saved with the project's view. */
const keyOf = (userId: string, projectId: string): string => `plomada.columns.${userId}.${projectId}`;

/** Null when there are none, or when another version of the product wrote them and this one cannot read them. */
export function rememberedColumns(userId: string, projectId: string): GridChoices | null {
  try {
    const stored = localStorage.getItem(keyOf(userId, projectId));
    return stored === null ? null : gridChoices.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

export function rememberColumns(userId: string, projectId: string, columns: GridChoices): void {
  storeItem(keyOf(userId, projectId), JSON.stringify(columns));
}

export function forgetColumns(userId: string, projectId: string): void {
  localStorage.removeItem(keyOf(userId, projectId));
}
