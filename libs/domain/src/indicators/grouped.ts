/** Rows by key, keys in order of their first row. (`Map.groupBy` needs a newer Node than the one we run on.) */
export function grouped<R, K>(rows: readonly R[], keyOf: (row: R) => K): Map<K, readonly R[]> {
  const groups = new Map<K, R[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
