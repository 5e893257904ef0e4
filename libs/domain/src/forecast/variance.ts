/** Weight of what is expected of a variance between groups, in groups. */
const EXPECTED_WEIGHT = 8;

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Values by group. */
export function groupedBy<K>(
  values: readonly number[],
  groups: readonly K[],
): ReadonlyMap<K, readonly number[]> {
  const grouped = new Map<K, number[]>();
  values.forEach((value, at) => {
    const group = groups[at]!;
    const known = grouped.get(group);
    if (known) known.push(value);
    else grouped.set(group, [value]);
  });
  return grouped;
}

/**
 * The variance between groups of values, from their spread within and between groups, drawn towards the one that is expected
 * (forecast design, section 2; after Bühlmann 1967).
 */
export function varianceBetween<K>(
  values: readonly number[],
  groups: readonly K[],
  expected: number,
): number {
  const n = values.length;
  const grouped = [...groupedBy(values, groups).values()];
  const count = grouped.length;
  if (count < 2 || n <= count) return expected;
  const mean = meanOf(values);
  let between = 0;
  let within = 0;
  let squares = 0;
  for (const group of grouped) {
    const own = meanOf(group);
    between += group.length * (own - mean) ** 2;
    squares += group.length ** 2;
    for (const value of group) within += (value - own) ** 2;
  }
  const difference = between / (count - 1) - within / (n - count);
  const raw = (difference * (count - 1)) / (n - squares / n);
  return Math.max(0, (EXPECTED_WEIGHT * expected + (count - 1) * raw) / (EXPECTED_WEIGHT + count - 1));
}

/** How far n values of a group are believed, 0..1, where groups vary by `between` and values by `single`. */
export const trustIn = (n: number, between: number, single: number): number =>
  n === 0 || between === 0 ? 0 : between / (between + single / n);
