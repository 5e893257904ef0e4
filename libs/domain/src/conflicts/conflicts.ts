import { ANY, type EditKey, editKey, partsOf } from './edit-key';

/** What somebody edited with an accepted action. */
export interface LoggedEdit {
  readonly actionId: string;
  readonly userId: string;
  /** When its author made it, by the author's clock. */
  readonly when: string;
  /** What its author edited: see `ownEdits`. */
  readonly touched: readonly EditKey[];
}

/**
 * The actions of others that an author had not seen and that edited what he edits: the same field of the same row, or a row
 * that either of the two took away. Of what waited since `proposedAt` (an instant of the author's clock) until somebody accepted
 * it, the author's own later actions count too: an older report must not undo a newer one. Answers their ids, in the order given.
 */
export function conflictsWith(
  own: readonly EditKey[],
  unseen: readonly LoggedEdit[],
  author: string,
  proposedAt?: string,
): string[] {
  if (own.length === 0) return [];
  const index = indexOf(own);
  const waitedSince = proposedAt === undefined ? Infinity : Date.parse(proposedAt);
  return unseen
    .filter(({ userId, when }) => userId !== author || Date.parse(when) > waitedSince)
    .filter(({ touched }) => touched.some((key) => meets(index, key)))
    .map(({ actionId }) => actionId);
}

/** Each key with its row, its field or both left open ('?'), so that a key that stands for many is one look-up. */
function indexOf(own: readonly EditKey[]): ReadonlySet<EditKey> {
  const index = new Set<EditKey>();
  for (const key of own) {
    const { table, id, field } = partsOf(key);
    for (const row of [id, '?']) for (const column of [field, '?']) index.add(editKey(table, row, column));
  }
  return index;
}

function meets(index: ReadonlySet<EditKey>, key: EditKey): boolean {
  const { table, id, field } = partsOf(key);
  const rows = id === ANY ? ['?'] : [id, ANY];
  const columns = field === ANY ? ['?'] : [field, ANY];
  return rows.some((row) => columns.some((column) => index.has(editKey(table, row, column))));
}
