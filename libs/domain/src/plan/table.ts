/** Anything a table can hold: a row with an id of its own. */
export interface Row {
  readonly id: string;
}

/**
 * An immutable list of rows that finds one by its id.
 *
 * Changing one row of a plan of thousands must not cost a copy of an index, so the id → position map
 * is shared between versions until a row comes or goes; replacing rows copies an array of pointers only.
 */
export class Table<T extends Row> implements Iterable<T> {
  private constructor(
    readonly rows: readonly T[],
    private readonly positions: ReadonlyMap<string, number>,
    /** Shared by all tables that came from one by `with`, whatever rows came or went since. */
    readonly family: object,
  ) {}

  static of<T extends Row>(rows: readonly T[] = []): Table<T> {
    return new Table(rows, positionsOf(rows), {});
  }

  get size(): number {
    return this.rows.length;
  }

  /**
   * Shared by the versions of a table in which the same rows stand at the same positions: what was found out about one
   * version can be brought up to date for another by comparing rows.
   */
  get lineage(): object {
    return this.positions;
  }

  has(id: string): boolean {
    return this.positions.has(id);
  }

  get(id: string): T | undefined {
    const position = this.positions.get(id);
    return position === undefined ? undefined : this.rows[position];
  }

  /** The row's place in `rows`, or undefined when there is none. */
  positionOf(id: string): number | undefined {
    return this.positions.get(id);
  }

  /** A new table in which `written` replace or join the rows and those named in `removed` are gone. */
  with(written: Iterable<T>, removed: ReadonlySet<string> = NOTHING): Table<T> {
    const rows = this.rows.slice();
    let positions = this.positions as Map<string, number>;
    for (const row of written) {
      const position = positions.get(row.id);
      if (position !== undefined) {
        rows[position] = row;
        continue;
      }
      if (positions === this.positions) positions = new Map(positions);
      positions.set(row.id, rows.length);
      rows.push(row);
    }
    if (removed.size === 0) return new Table(rows, positions, this.family);
    const kept = rows.filter((row) => !removed.has(row.id));
    return new Table(kept, positionsOf(kept), this.family);
  }

  [Symbol.iterator](): Iterator<T> {
    return this.rows[Symbol.iterator]();
  }

  toJSON(): readonly T[] {
    return this.rows;
  }
}

const NOTHING: ReadonlySet<string> = new Set();

function positionsOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (let position = 0; position < rows.length; position += 1) positions.set(rows[position]!.id, position);
  if (positions.size !== rows.length) throw new Error('Two rows of a table have the same id');
  return positions;
}
