import type { Structure } from '../tree/structure';
import { type Edges, FROM_END, TO_END } from './edges';

/**
 * The nodes that stand for a summary in links.
 *
 * As a source a summary is its first start or its last end; as a target it is a gate that every descendant must pass. Tying
 * a gate to children, and those to theirs, keeps the graph linear where one arrow per pair of descendants would explode.
 */
export class BranchNodes {
  /** Nodes that take the least of what arrives, not the greatest. */
  readonly least: number[] = [];
  private readonly firstStart = new Map<number, number>();
  private readonly lastEnd = new Map<number, number>();
  private readonly startGate = new Map<number, number>();
  private readonly endGate = new Map<number, number>();
  /** For each gate: the summary's row and whether it binds ends. */
  readonly gates: { readonly node: number; readonly row: number; readonly bindsEnds: boolean }[] = [];

  constructor(
    private readonly structure: Structure,
    private readonly edges: Edges,
    /** The number of the next node. */
    public size: number,
  ) {}

  /** The node whose value a link from this end of the row starts at. */
  sourceOf(row: number, ends: number): number {
    if (!this.structure.children[row]) return row;
    const known = ends & FROM_END ? this.lastEnd : this.firstStart;
    return known.get(row) ?? this.collect(row, known, (ends & FROM_END) !== 0);
  }

  /** The node that a link to this end of the row binds. */
  targetOf(row: number, ends: number): number {
    if (!this.structure.children[row]) return row;
    const known = ends & TO_END ? this.endGate : this.startGate;
    return known.get(row) ?? this.spread(row, known, (ends & TO_END) !== 0);
  }

  /** Makes the nodes of a branch from the bottom up, so that a child's is there when its parent's needs it. */
  private collect(top: number, known: Map<number, number>, ends: boolean): number {
    for (const row of this.unknownSummaries(top, known).reverse()) {
      const node = this.newNode(known, row);
      if (!ends) this.least.push(node);
      for (const child of this.structure.children[row]!) {
        const isLeaf = !this.structure.children[child];
        this.edges.add(isLeaf ? child : known.get(child)!, node, isLeaf && ends ? FROM_END : 0, 0, -1);
      }
    }
    return known.get(top)!;
  }

  private spread(top: number, known: Map<number, number>, ends: boolean): number {
    for (const row of this.unknownSummaries(top, known).reverse()) {
      const node = this.newNode(known, row);
      this.gates.push({ node, row, bindsEnds: ends });
      for (const child of this.structure.children[row]!) {
        const isLeaf = !this.structure.children[child];
        this.edges.add(node, isLeaf ? child : known.get(child)!, isLeaf && ends ? TO_END : 0, 0, -1);
      }
    }
    return known.get(top)!;
  }

  private newNode(known: Map<number, number>, row: number): number {
    const node = this.size;
    this.size += 1;
    known.set(row, node);
    return node;
  }

  /** The summary and those below it that have no node yet, parents first. */
  private unknownSummaries(top: number, known: ReadonlyMap<number, number>): number[] {
    const { children } = this.structure;
    const found = [top];
    for (const row of found) {
      for (const child of children[row]!) if (children[child] && !known.has(child)) found.push(child);
    }
    return found;
  }
}
