import type { Failure, ListEntry } from '@plomada/contracts';

const same = (text: string): string => text.trim().toLowerCase();

/** A word that the list has already, under whatever case: told before the server has to. */
export function repeated(words: readonly ListEntry[], name: string, exceptId?: string): Failure | null {
  const taken = words.some((word) => word.id !== exceptId && same(word.name) === same(name));
  return taken ? { kind: 'conflict', code: 'LIST_ENTRY_TAKEN' } : null;
}
