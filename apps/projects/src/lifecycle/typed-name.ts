import { sameName } from '@plomada/domain';
import { invalid } from '@plomada/service-kit';

/** Whoever deletes types the name once more. Refuses with NAME_NOT_CONFIRMED. */
export function confirmName(name: string, typed: string): void {
  if (!sameName(name, typed)) throw invalid('NAME_NOT_CONFIRMED');
}

/** The key of something deleted: its name or code is free again, and nothing that anybody types is like it. */
export const keyOfDeleted = (id: string): string => `\u0000${id}`;
