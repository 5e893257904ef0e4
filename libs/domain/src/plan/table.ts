import { Positions } from './positions';

/** Anything a table can hold: a row with an id of its own. */
export interface Row {
  readonly id: string;
}

/**
 * An immutable list of rows that finds one by its id.
 *
 * Changing one row of a plan of thousands must not cost a copy of an index: versions share theirs, whatever rows come or go.
 */
export class Table<T extends Row> implements Iterable<T> {
  private constructor(
    readonly rows: readonly T[],
    private readonly positions: Positions,
    /** Shared by all tables that came from one by `with`, whatever rows came or went since. */
    readonly family: object,
  ) {}

  static of<T extends Row>(rows: readonly T[] = []): Table<T> {
    return new Table(rows, Positions.of(rows), {});
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
    return this.positions.get(id) !== undefined;
  }

  get(id: string): T | undefined {
    const position = this.positions.get(id);
    return position === undefined ? undefined : this.rows[position];
  }

  /** The row's place in `rows`, or undefined when there is none. */
  positionOf(id: string): number | undefined {
    return this.positions.get(id);
  }

  /**
   * A new table in which `written` replace or join the rows and those named in `removed` are gone.
   *
   * Rows keep their order. Where that means nothing, as among tasks, which have an order of their own, the last row may take
   * the place of one that goes (`keepsOrder` false): thousands of others then stay where they are.
   */
  with(written: Iterable<T>, removed: ReadonlySet<string> = NOTHING, keepsOrder = true): Table<T> {
    const rows = this.rows.slice();
    const moved = new Map<string, number | undefined>();
    const positionOf = (id: string) => (moved.has(id) ? moved.get(id) : this.positions.get(id));
    for (const row of written) {
      const position = positionOf(row.id);
      if (position !== undefined) rows[position] = row;
      else moved.set(row.id, rows.push(row) - 1);
    }
    if (removed.size > 0 && keepsOrder) {
      const kept = rows.filter((row) => !removed.has(row.id));
      return new Table(kept, Positions.of(kept), this.family);
    }
    for (const id of removed) {
      const position = positionOf(id);
      if (position === undefined) continue;
      const last = rows.pop()!;
      moved.set(id, undefined);
      if (last.id === id) continue;
      rows[position] = last;
      moved.set(last.id, position);
    }
    return new Table(rows, moved.size > 0 ? this.positions.after(rows, moved) : this.positions, this.family);
  }

  [Symbol.iterator](): Iterator<T> {
    return this.rows[Symbol.iterator]();
  }

  toJSON(): readonly T[] {
    return this.rows;
  }
}

const NOTHING: ReadonlySet<string> = new Set();
