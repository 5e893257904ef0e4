import type { Plan, Task } from '../plan/plan';
import type { Table } from '../plan/table';
import { type Structure, structureOf } from './structure';
import { structureAfter } from './structure-after';

/** What a row acts as: a task with children is a summary whatever its stored kind. */
export type ActsAs = 'summary' | 'milestone' | 'task';

/** The task tree of a plan: filiation, order and codes, all derived from each row's parent and index. */
export class Tree {
  private readonly codes = new Map<string, string>();
  private rootIds: readonly string[] | undefined;
  private orderedIds: readonly string[] | undefined;
  private leafIds: readonly string[] | undefined;

  /** Use `treeOf`. */
  constructor(
    private readonly rows: readonly Task[],
    private readonly positionOf: (id: string) => number | undefined,
    /** The same tree by row position, for the engine. */
    readonly structure: Structure,
  ) {}

  /** Tasks without a parent, in order. */
  get roots(): readonly string[] {
    return (this.rootIds ??= this.structure.roots.map((row) => this.idAt(row)));
  }

  /** Every task, depth-first: a parent stands before its children. */
  get inOrder(): readonly string[] {
    return (this.orderedIds ??= Array.from(this.structure.order, (row) => this.idAt(row)));
  }

  /** Tasks without children, in tree order: ordinary tasks and milestones. */
  get leaves(): readonly string[] {
    const { order, children } = this.structure;
    return (this.leafIds ??= this.inOrder.filter((_, place) => !children[order[place]!]));
  }

  has(id: string): boolean {
    return this.positionOf(id) !== undefined;
  }

  /** Children of a task in order; none for a leaf or an unknown id. */
  childrenOf(id: string): readonly string[] {
    const row = this.positionOf(id);
    const children = row === undefined ? undefined : this.structure.children[row];
    return children ? children.map((child) => this.idAt(child)) : [];
  }

  /** The parent that counts: null for roots, for a dangling parent and on a ring of parents. */
  parentOf(id: string): string | null {
    const row = this.positionOf(id);
    const parent = row === undefined ? -1 : this.structure.parent[row]!;
    return parent < 0 ? null : this.idAt(parent);
  }

  /** What the task acts as; 'task' for an unknown id. */
  kindOf(id: string): ActsAs {
    const row = this.positionOf(id);
    if (row === undefined) return 'task';
    return this.structure.children[row] ? 'summary' : this.rows[row]!.kind;
  }

  isLeaf(id: string): boolean {
    return this.kindOf(id) !== 'summary';
  }

  /** Full code: six digits a level, the project's level first ('000001.000001'), sortable as text; '' when unknown. */
  codeOf(id: string): string {
    const known = this.codes.get(id);
    if (known !== undefined) return known;
    const row = this.positionOf(id);
    if (row === undefined) return '';
    const path = [row, ...this.above(row)].reverse();
    const code = ['000001', ...path.map((one) => String(this.structure.rank[one]!).padStart(6, '0'))].join(
      '.',
    );
    this.codes.set(id, code);
    return code;
  }

  /** Code as screens show it, without the project's level: '1', '1.1'; '' when unknown. */
  shortCodeOf(id: string): string {
    const row = this.positionOf(id);
    if (row === undefined) return '';
    return [row, ...this.above(row)]
      .reverse()
      .map((one) => this.structure.rank[one]!)
      .join('.');
  }

  /** Parent, grandparent… up to the root. */
  ancestorsOf(id: string): readonly string[] {
    const row = this.positionOf(id);
    return row === undefined ? [] : this.above(row).map((one) => this.idAt(one));
  }

  /** Everything below a task, depth-first, without itself. */
  descendantsOf(id: string): readonly string[] {
    const row = this.positionOf(id);
    if (row === undefined) return [];
    const { order, place, last } = this.structure;
    return Array.from(order.subarray(place[row]! + 1, last[row]), (one) => this.idAt(one));
  }

  /** Whether `id` stands somewhere below `ancestor`. */
  isBelow(id: string, ancestor: string): boolean {
    const row = this.positionOf(id);
    const above = this.positionOf(ancestor);
    if (row === undefined || above === undefined) return false;
    const place = this.structure.place[row]!;
    return place > this.structure.place[above]! && place < this.structure.last[above]!;
  }

  /** 1 for the project's own tasks, one more a level down; 0 when unknown. */
  depthOf(id: string): number {
    const row = this.positionOf(id);
    return row === undefined ? 0 : this.structure.depth[row]!;
  }

  private idAt(row: number): string {
    return this.rows[row]!.id;
  }

  private above(row: number): number[] {
    const rows: number[] = [];
    for (let at = this.structure.parent[row]!; at >= 0; at = this.structure.parent[at]!) rows.push(at);
    return rows;
  }
}

const trees = new WeakMap<Table<Task>, Tree>();
/** The tree made last of some version of a family of tables. */
const latest = new WeakMap<object, { readonly tasks: Table<Task>; readonly tree: Tree }>();

/**
 * The tree of a plan's tasks; the same object for the same table, and for tables that differ in other fields only. Most edits
 * leave the tree alone, or bring and take a task: comparing with the last one costs far less than reading all tasks again.
 */
export function treeOf({ tasks }: Pick<Plan, 'tasks'>): Tree {
  let tree = trees.get(tasks);
  if (!tree) {
    tree = treeSince(latest.get(tasks.family), tasks);
    latest.set(tasks.family, { tasks, tree });
    trees.set(tasks, tree);
  }
  return tree;
}

function treeSince(
  last: { readonly tasks: Table<Task>; readonly tree: Tree } | undefined,
  tasks: Table<Task>,
): Tree {
  const { rows, lineage } = tasks;
  const isOfLineage = last?.tasks.lineage === lineage;
  if (last && isOfLineage && standAlike(last.tasks.rows, rows)) return last.tree;
  const positionOf = (id: string): number | undefined => tasks.positionOf(id);
  const structure = last && !isOfLineage ? structureAfter(last.tree.structure, last.tasks, tasks) : null;
  return new Tree(rows, positionOf, structure ?? structureOf(rows, positionOf));
}

/** Whether two versions of a lineage have the same tree. */
function standAlike(before: readonly Task[], after: readonly Task[]): boolean {
  for (let row = 0; row < after.length; row += 1) {
    const a = before[row]!;
    const b = after[row]!;
    if (a === b) continue;
    if (a.parent !== b.parent || a.index !== b.index || a.kind !== b.kind) return false;
  }
  return true;
}
