/** The selection after a click on a row: alone, added or taken away (Ctrl), or from the anchor to it (Shift). */
export function selectionAfterClick(
  rows: readonly string[],
  before: { readonly selection: readonly string[]; readonly anchor: string | null },
  clicked: string,
  keys: { readonly toggle: boolean; readonly range: boolean },
): { ids: readonly string[]; anchor: string | null } {
  if (keys.range && before.anchor) {
    const from = rows.indexOf(before.anchor);
    const to = rows.indexOf(clicked);
    if (from >= 0 && to >= 0) {
      return { ids: rows.slice(Math.min(from, to), Math.max(from, to) + 1), anchor: before.anchor };
    }
  }
  if (!keys.toggle) return { ids: [clicked], anchor: clicked };
  const ids = before.selection.includes(clicked)
    ? before.selection.filter((id) => id !== clicked)
    : [...before.selection, clicked];
  return { ids, anchor: clicked };
}

/** What commands and keys act upon: selected rows that are on the screen. What a filter, a level or a closed branch hides is spared. */
export function seenSelection(
  selection: readonly string[],
  seen: readonly { readonly id: string }[],
): ReadonlySet<string> {
  if (selection.length === 0) return NOTHING;
  const ids = new Set(seen.map(({ id }) => id));
  return new Set(selection.filter((id) => ids.has(id)));
}

const NOTHING: ReadonlySet<string> = new Set();
