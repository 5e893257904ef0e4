import type { LinkType } from '../../plan/plan';

/** InEdges between nodes, as a struct of arrays that grows. */
export class Edges {
  size = 0;
  from: Int32Array;
  to: Int32Array;
  lag: Int32Array;
  /** Bits `FROM_END` and `TO_END`. */
  ends: Uint8Array;
  /** Position of the link in the plan's table; -1 for the arrows that tie a summary to its branch. */
  link: Int32Array;

  constructor(capacity: number) {
    const room = Math.max(capacity, 16);
    this.from = new Int32Array(room);
    this.to = new Int32Array(room);
    this.lag = new Int32Array(room);
    this.ends = new Uint8Array(room);
    this.link = new Int32Array(room);
  }

  add(from: number, to: number, ends: number, lag: number, link: number): void {
    if (this.size === this.from.length) this.grow();
    const at = this.size;
    this.from[at] = from;
    this.to[at] = to;
    this.ends[at] = ends;
    this.lag[at] = lag;
    this.link[at] = link;
    this.size = at + 1;
  }

  /** Drops the arrows that are not to be kept; the others stay in their order. */
  keep(isKept: (edge: number) => boolean): void {
    let size = 0;
    for (let edge = 0; edge < this.size; edge += 1) {
      if (!isKept(edge)) continue;
      for (const field of ['from', 'to', 'lag', 'ends', 'link'] as const)
        this[field][size] = this[field][edge]!;
      size += 1;
    }
    this.size = size;
  }

  private grow(): void {
    const larger = new Edges(this.from.length * 2);
    for (const field of ['from', 'to', 'lag', 'link'] as const) larger[field].set(this[field]);
    larger.ends.set(this.ends);
    const { from, to, lag, ends, link } = larger;
    Object.assign(this, { from, to, lag, ends, link });
  }
}

/** The arrow leaves the end of its source (its start otherwise). */
export const FROM_END = 1;
/** The arrow binds the end of its target (its start otherwise). */
export const TO_END = 2;

/** Which ends of the bars each type of link ties. */
export const ENDS: Readonly<Record<LinkType, number>> = {
  '0': FROM_END,
  '1': 0,
  '2': FROM_END | TO_END,
  '3': TO_END,
};
