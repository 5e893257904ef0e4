import type { Failure, ListEntry } from '@plomada/contracts';
import { isNameTaken } from '@plomada/domain';

/** A word that the list has already, under whatever case: told before the server has to. */
export function repeated(words: readonly ListEntry[], name: string, exceptId?: string): Failure | null {
  return isNameTaken(words, name, exceptId) ? { kind: 'conflict', code: 'LIST_ENTRY_TAKEN' } : null;
}
