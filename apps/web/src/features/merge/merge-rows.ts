import { searchable } from '@plomada/contracts';
import type { MergeRow } from '@plomada/domain';

export type Kind = MergeRow['kind'];
/** In the order in which people ask: what is new, what is other, what is gone. */
export const KINDS: readonly Kind[] = ['new', 'changed', 'vanished'];

export interface Filter {
  readonly kind: Kind | 'all' | 'blocked';
  readonly name: string;
}

/** A new row bears the file's id, which may be that of a task of the plan. */
export function keyOf({ kind, id }: Pick<MergeRow, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** The keys of the rows of a kind. */
export function keysOf(rows: readonly MergeRow[], kind: Kind): ReadonlySet<string> {
  return new Set(rows.filter((row) => row.kind === kind).map(keyOf));
}

/** The rows that nothing in the plan forbids. */
export function acceptable(rows: readonly MergeRow[]): readonly MergeRow[] {
  return rows.filter(({ problem }) => problem === null);
}

/** The rows of a kind, or those that cannot be accepted, whose task's name holds a text. */
export function shownRows(rows: readonly MergeRow[], { kind, name }: Filter): readonly MergeRow[] {
  const wanted = searchable(name);
  return rows.filter((row) => {
    const isKind = kind === 'all' || (kind === 'blocked' ? row.problem !== null : row.kind === kind);
    return isKind && (wanted === '' || searchable(row.text).includes(wanted));
  });
}

/** What MERGE_PROJECT is told of the accepted rows: ids by kind. */
export function acceptedIds(
  rows: readonly MergeRow[],
): Readonly<Record<'added' | 'changed' | 'vanished', string[]>> {
  const ids = (kind: Kind): string[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  return { added: ids('new'), changed: ids('changed'), vanished: ids('vanished') };
}
