type Column = Int32Array | Uint8Array;

/** Lists stored node by node, a column a field: the entries of `node` are `first[node] … first[node + 1] - 1`. */
export interface NodeLists<Columns extends readonly Column[]> {
  readonly first: Int32Array;
  readonly columns: Columns;
}

/**
 * A copy with the lists of some nodes written again.
 *
 * `size` nodes and `count` entries after; `nodes` are those to be written, in ascending order; `write` puts the entries of one
 * from a position on and answers the position behind them.
 */
export function relisted<Columns extends readonly Column[]>(
  { first: before, columns: old }: NodeLists<Columns>,
  size: number,
  count: number,
  nodes: readonly number[],
  write: (node: number, columns: Columns, at: number) => number,
): NodeLists<Columns> {
  const sizeBefore = before.length - 1;
  const first = new Int32Array(size + 1);
  const columns = old.map((one) =>
    one instanceof Int32Array ? new Int32Array(count) : new Uint8Array(count),
  ) as unknown as Columns;
  let next = 0;
  let node = 0;
  for (const stop of [...nodes, size]) {
    const begin = before[Math.min(node, sizeBefore)]!;
    const end = before[Math.min(stop, sizeBefore)]!;
    for (; node < stop; node += 1) first[node] = next + before[Math.min(node, sizeBefore)]! - begin;
    for (let n = 0; n < columns.length; n += 1) columns[n]!.set(old[n]!.subarray(begin, end), next);
    next += end - begin;
    first[stop] = next;
    if (stop === size) break;
    next = write(stop, columns, next);
    node = stop + 1;
  }
  return { first, columns };
}
