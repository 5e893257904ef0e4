export interface RowBounds {
  /** Rows kept behind one number. */
  readonly perList: number;
  /** Rows kept behind all numbers together. */
  readonly inAll: number;
}

/**
 * Results with the lists of rows behind their numbers cut to a bound; the numbers themselves stay whole. What needs no
 * cut is the very same object: results are large, and most are within the bounds.
 *
 * A plan with years of closed terms has the same promise behind many numbers: whole, the rows would be tens of
 * megabytes of which a screen shows a handful.
 */
export function truncateRows(results: unknown, { perList, inAll }: RowBounds): unknown {
  let left = inAll;
  const walk = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value) ? withEach(value, walk) : withEachPart(value as Parts, part);
  };
  const part = (value: unknown, name: string): unknown => {
    if (name !== 'rows' || !Array.isArray(value)) return walk(value);
    const most = Math.min(perList, left);
    left -= Math.min(most, value.length);
    return value.length <= most ? value : value.slice(0, most);
  };
  return walk(results);
}

type Parts = Record<string, unknown>;

function withEach(list: readonly unknown[], of: (value: unknown) => unknown): readonly unknown[] {
  let copy: unknown[] | null = null;
  list.forEach((value, place) => {
    const kept = of(value);
    if (kept !== value) (copy ??= [...list])[place] = kept;
  });
  return copy ?? list;
}

function withEachPart(parts: Parts, of: (value: unknown, name: string) => unknown): Parts {
  let copy: Parts | null = null;
  for (const [name, value] of Object.entries(parts)) {
    const kept = of(value, name);
    if (kept !== value) (copy ??= { ...parts })[name] = kept;
  }
  return copy ?? parts;
}
