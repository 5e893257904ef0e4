/** A card that is being dragged, by pointer or by keys. */
export interface DragState {
  readonly id: string;
  /** The column where it stands. */
  readonly from: string;
  /** The column that it is over; null beside all of them. */
  readonly over: string | null;
  readonly by: 'keys' | 'pointer';
  /** Why it cannot come into a column, by its id. */
  readonly refusals: ReadonlyMap<string, string>;
}

/** The card over the next column, to the left (-1) or to the right; at the last one it stays. */
export function dragToNext(drag: DragState, columnIds: readonly string[], way: 1 | -1): DragState {
  const at = columnIds.indexOf(drag.over ?? drag.from);
  return { ...drag, over: columnIds[at + way] ?? columnIds[at]! };
}

/** What dropping a card here comes to. */
export type DropOutcome =
  | { readonly kind: 'back' }
  | { readonly kind: 'refused'; readonly to: string; readonly why: string }
  | { readonly kind: 'moved'; readonly to: string };

export function dropOutcome({ from, over, refusals }: DragState): DropOutcome {
  if (over === null || over === from) return { kind: 'back' };
  const why = refusals.get(over);
  return why === undefined ? { kind: 'moved', to: over } : { kind: 'refused', to: over, why };
}
