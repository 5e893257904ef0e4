/** The fields that are others than before, as they are now; all of them where there was nothing before. */
export function changedFields<T extends object>(before: Partial<T> | null, now: T): Partial<T> {
  const changed = (Object.keys(now) as (keyof T)[]).filter((field) => now[field] !== before?.[field]);
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as Partial<T>;
}
