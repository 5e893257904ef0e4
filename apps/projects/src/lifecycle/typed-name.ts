import { invalid } from '@plomada/service-kit';
import { nameKey } from '../name-key';

/** Whoever deletes types the name once more. Refuses with NAME_NOT_CONFIRMED. */
export function confirmName(name: string, typed: string): void {
  if (nameKey(name) !== nameKey(typed)) throw invalid('NAME_NOT_CONFIRMED');
}

/** The key of something deleted: its name or code is free again, and nothing that anybody types is like it. */
export const keyOfDeleted = (id: string): string => `\u0000${id}`;
