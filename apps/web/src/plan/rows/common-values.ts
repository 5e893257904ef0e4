/** The value that all have; undefined where they differ, or where there are none. */
export function common<T>(values: readonly T[]): T | undefined {
  const [first, ...others] = values;
  return others.every((value) => value === first) ? first : undefined;
}

/** What is in every one of the lists. */
export function inAll(lists: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = lists;
  return first.filter((one) => others.every((list) => list.includes(one)));
}
