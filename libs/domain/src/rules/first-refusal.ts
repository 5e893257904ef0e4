import type { Refusal } from '../decisions/refusal';

/** The first refusal that a rule has for some values; null when it has none. */
export function firstRefusal<T>(
  values: Iterable<T>,
  problemOf: (value: T) => Refusal | null,
): Refusal | null {
  for (const value of values) {
    const problem = problemOf(value);
    if (problem) return problem;
  }
  return null;
}
