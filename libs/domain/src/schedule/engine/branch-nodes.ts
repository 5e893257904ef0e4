import type { MovedRow } from '../../plan/row-changes';
import type { Structure } from '../../tree/structure';
import { type Edges, FROM_END, TO_END } from './edges';

/** The parts that a summary plays in links, each with a node of its own. As a source: its first start, or its last end. */
export const FIRST_START = 0;
export const LAST_END = 1;
/** As a target: a gate that every start, or every end, below it must pass. */
export const START_GATE = 2;
export const END_GATE = 3;

const ROLES = [FIRST_START, LAST_END, START_GATE, END_GATE];
const NONE = -1;

/** A summary's row and one of its roles as one number. */
export const roleKey = (row: number, role: number): number => row * ROLES.length + role;
export const rowOfKey = (key: number): number => Math.floor(key / ROLES.length);
export const roleOfKey = (key: number): number => key % ROLES.length;

/** The nodes that stand for summaries, found both ways. */
export interface BranchNodeNames {
  /** The node by `roleKey`; -1 where there is none. */
  readonly nodeOf: Int32Array;
  /** The `roleKey` of each node that stands for a summary, from the first such node on. */
  readonly keys: readonly number[];
}

/** The node, be it the task's own or one of the summary's, that a link from this end of the row starts at; -1 for none. */
export function sourceNode(structure: Structure, names: BranchNodeNames, row: number, ends: number): number {
  if (!structure.children[row]) return row;
  return names.nodeOf[roleKey(row, ends & FROM_END ? LAST_END : FIRST_START)]!;
}

/** The node that a link to this end of the row binds; -1 for none. */
export function targetNode(structure: Structure, names: BranchNodeNames, row: number, ends: number): number {
  if (!structure.children[row]) return row;
  return names.nodeOf[roleKey(row, ends & TO_END ? END_GATE : START_GATE)]!;
}

/**
 * Makes the nodes that stand for a summary in links.
 *
 * Tying a summary's nodes to those of its children, and those to theirs, keeps the graph linear where one arrow per pair of
 * descendants would explode.
 */
export class BranchNodes implements BranchNodeNames {
  private names: { readonly nodeOf: Int32Array; readonly keys: readonly number[] };
  private isOwn: boolean;

  /** `known` are those that there are already; they are copied when one comes. */
  constructor(
    private readonly structure: Structure,
    private readonly edges: Edges,
    private readonly rows: number,
    known?: BranchNodeNames,
  ) {
    this.isOwn = known === undefined;
    this.names = known ?? { nodeOf: new Int32Array(rows * ROLES.length).fill(NONE), keys: [] };
  }

  get nodeOf(): Int32Array {
    return this.names.nodeOf;
  }

  get keys(): readonly number[] {
    return this.names.keys;
  }

  /** The number of the next node. */
  get size(): number {
    return this.rows + this.keys.length;
  }

  /** The node of a link's source, made if need be. */
  sourceOf(row: number, ends: number): number {
    if (!this.structure.children[row]) return row;
    return this.nodeFor(row, ends & FROM_END ? LAST_END : FIRST_START);
  }

  /** The node of a link's target, made if need be. */
  targetOf(row: number, ends: number): number {
    if (!this.structure.children[row]) return row;
    return this.nodeFor(row, ends & TO_END ? END_GATE : START_GATE);
  }

  /** Gives the nodes of summaries that stand elsewhere in the table their new names. */
  rename(moved: readonly MovedRow[]): void {
    const renamed = moved.flatMap(({ from, to }) =>
      ROLES.map((role) => ({
        node: this.nodeOf[roleKey(from, role)]!,
        old: roleKey(from, role),
        key: roleKey(to, role),
      })),
    );
    if (renamed.every(({ node }) => node < 0)) return;
    const { nodeOf, keys } = this.own();
    for (const { old } of renamed) nodeOf[old] = NONE;
    for (const { node, key } of renamed) {
      if (node < 0) continue;
      nodeOf[key] = node;
      keys[node - this.rows] = key;
    }
  }

  /** Gives a summary's role a node, without arrows. */
  private add(key: number): void {
    const node = this.size;
    const { nodeOf, keys } = this.own();
    nodeOf[key] = node;
    keys.push(key);
  }

  private own(): { nodeOf: Int32Array; keys: number[] } {
    if (!this.isOwn) this.names = { nodeOf: this.nodeOf.slice(), keys: this.keys.slice() };
    this.isOwn = true;
    return this.names as { nodeOf: Int32Array; keys: number[] };
  }

  /** Draws the arrow between a child and its summary's node. */
  tie(child: number, summary: number, role: number): void {
    const node = this.nodeOf[roleKey(summary, role)]!;
    const isLeaf = !this.structure.children[child];
    const end = isLeaf ? child : this.nodeFor(child, role);
    if (role === FIRST_START || role === LAST_END) {
      this.edges.add(end, node, isLeaf && role === LAST_END ? FROM_END : 0, 0, -1);
    } else {
      this.edges.add(node, end, isLeaf && role === END_GATE ? TO_END : 0, 0, -1);
    }
  }

  /** Makes the nodes of a branch from the bottom up, so that a child's is there when its parent's needs it. */
  private nodeFor(top: number, role: number): number {
    const topKey = roleKey(top, role);
    if (this.nodeOf[topKey]! < 0) {
      for (const row of this.withoutNode(top, role).reverse()) {
        this.add(roleKey(row, role));
        for (const child of this.structure.children[row]!) this.tie(child, row, role);
      }
    }
    return this.nodeOf[topKey]!;
  }

  /** The summary and those below it that have no node for the role yet, parents first. */
  private withoutNode(top: number, role: number): number[] {
    const { children } = this.structure;
    const found = [top];
    for (const row of found) {
      for (const child of children[row]!) {
        if (children[child] && this.nodeOf[roleKey(child, role)]! < 0) found.push(child);
      }
    }
    return found;
  }
}
