/** A card that somebody has taken up. */
export interface Carried {
  readonly id: string;
  /** The column where it stands. */
  readonly from: string;
  /** The column that it is held over; null beside all of them. */
  readonly over: string | null;
  readonly by: 'keys' | 'pointer';
  /** Why it cannot come into a column, by its id. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** The card held over the next column, to the left (-1) or to the right; at the last one it stays. */
export function carriedOn(carried: Carried, columnIds: readonly string[], way: 1 | -1): Carried {
  const at = columnIds.indexOf(carried.over ?? carried.from);
  return { ...carried, over: columnIds[at + way] ?? columnIds[at]! };
}

/** What putting a card down here comes to. */
export type PutDown =
  | { readonly kind: 'back' }
  | { readonly kind: 'refused'; readonly to: string; readonly why: string }
  | { readonly kind: 'moved'; readonly to: string };

export function putDown({ from, over, refusals }: Carried): PutDown {
  if (over === null || over === from) return { kind: 'back' };
  const why = refusals.get(over);
  return why === undefined ? { kind: 'moved', to: over } : { kind: 'refused', to: over, why };
}
