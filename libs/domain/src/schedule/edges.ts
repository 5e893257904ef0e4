import type { LinkType } from '../plan/plan';

/** Lag and kind of the arrows between nodes; a growing struct of arrays. */
export class Edges {
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly lag: number[] = [];
  /** Bits `FROM_END` and `TO_END`. */
  readonly ends: number[] = [];
  /** Position of the link in the plan's table; -1 for the arrows that tie a summary to its branch. */
  readonly link: number[] = [];

  add(from: number, to: number, ends: number, lag: number, link: number): void {
    this.from.push(from);
    this.to.push(to);
    this.ends.push(ends);
    this.lag.push(lag);
    this.link.push(link);
  }

  get size(): number {
    return this.from.length;
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
