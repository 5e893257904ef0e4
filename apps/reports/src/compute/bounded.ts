export interface RowBounds {
  /** Rows kept behind one number. */
  readonly perList: number;
  /** Rows kept behind all numbers together. */
  readonly inAll: number;
}

/**
 * Results with the lists of rows behind their numbers cut to a bound; the numbers themselves stay whole.
 *
 * A plan with years of closed terms has the same promise behind many numbers: whole, the rows would be tens of
 * megabytes of which a screen shows a handful.
 */
export function bounded(results: unknown, { perList, inAll }: RowBounds): unknown {
  let left = inAll;
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(walk);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(name, part)]));
  };
  const cut = (name: string, part: unknown): unknown => {
    if (name !== 'rows' || !Array.isArray(part)) return walk(part);
    const kept = part.slice(0, Math.min(perList, left));
    left -= kept.length;
    return kept;
  };
  return walk(results);
}
