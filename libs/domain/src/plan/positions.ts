/** When more rows than this stand elsewhere than in the index, it is made again. */
const MOST = 64;
const GONE = -1;

type Identified = readonly { readonly id: string }[];

/**
 * Where the rows of a table stand, by id.
 *
 * Copying an index of thousands of rows costs more than calculating a schedule again: versions share one, and each keeps the
 * few rows that stand elsewhere beside it.
 */
export class Positions {
  private constructor(
    private readonly index: ReadonlyMap<string, number>,
    private readonly others: ReadonlyMap<string, number>,
  ) {}

  /** Throws when two rows have one id. */
  static of(rows: Identified): Positions {
    const index = new Map<string, number>();
    for (let at = 0; at < rows.length; at += 1) index.set(rows[at]!.id, at);
    if (index.size !== rows.length) throw new Error('Two rows of a table have the same id');
    return new Positions(index, NONE);
  }

  get(id: string): number | undefined {
    const other = this.others.size === 0 ? undefined : this.others.get(id);
    if (other === undefined) return this.index.get(id);
    return other === GONE ? undefined : other;
  }

  /** The positions of `rows`, of which those in `moved` stand elsewhere than before, or nowhere (undefined). */
  after(rows: Identified, moved: ReadonlyMap<string, number | undefined>): Positions {
    if (this.others.size + moved.size > MOST) return Positions.of(rows);
    const others = new Map(this.others);
    for (const [id, position] of moved) others.set(id, position ?? GONE);
    return new Positions(this.index, others);
  }
}

const NONE: ReadonlyMap<string, number> = new Map();
