import { visibleText } from './visible-text';

/**
 * How names and codes are compared: without regard to case, spaces, the way an accent is written, and what nobody sees.
 * Empty for a name of which nobody sees anything.
 */
export function nameKey(name: string): string {
  return visibleText(name).normalize('NFC').toLowerCase();
}

/** The same without accents: nobody types every accent of every name. */
export function accentlessKey(name: string): string {
  return nameKey(name.normalize('NFD').replace(/\p{Mn}/gu, ''));
}

/** Whether people would take the two names for one. */
export function sameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** Whether another row has the name. */
export function isNameTaken(
  rows: Iterable<{ readonly id: string; readonly name: string }>,
  name: string,
  exceptId: string | null = null,
): boolean {
  const wanted = nameKey(name);
  for (const row of rows) if (row.id !== exceptId && nameKey(row.name) === wanted) return true;
  return false;
}
