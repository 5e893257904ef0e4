import type { Plan, Task } from '../plan/plan';
import type { Table } from '../plan/table';
import { treeOf } from '../tree/tree';

/** A task under its parent, to stand after a sibling; null: first. */
export interface Placed {
  readonly task: Task;
  readonly after: string | null;
}

/** The tasks of a plan with these put among their siblings: new ones come in, present ones move. */
export function arranged(plan: Plan, placed: readonly Placed[]): Table<Task> {
  const tree = treeOf(plan);
  const moving = new Set(placed.map(({ task }) => task.id));
  const children = new Map<string | null, string[]>();
  const siblingsOf = (parent: string | null): string[] => {
    let siblings = children.get(parent);
    if (!siblings) {
      const present = parent === null ? tree.roots : tree.childrenOf(parent);
      children.set(parent, (siblings = present.filter((id) => !moving.has(id))));
    }
    return siblings;
  };
  for (const { task, after } of placed) {
    const siblings = siblingsOf(task.parent);
    const found = after === null ? -1 : siblings.indexOf(after);
    siblings.splice(after === null ? 0 : found < 0 ? siblings.length : found + 1, 0, task.id);
  }
  const rows = new Map(placed.map(({ task }) => [task.id, task]));
  const written: Task[] = [];
  for (const siblings of children.values()) written.push(...indexed(plan, siblings, rows));
  return plan.tasks.with(written);
}

/** Keys for those that were put in, between those of their neighbours; for all where there is no room between them. */
function indexed(plan: Plan, siblings: readonly string[], rows: ReadonlyMap<string, Task>): readonly Task[] {
  const keyOf = (id: string | undefined): number | undefined =>
    id === undefined || rows.has(id) ? undefined : plan.tasks.get(id)!.index;
  const written: Task[] = [];
  for (let at = 0; at < siblings.length;) {
    if (!rows.has(siblings[at]!)) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < siblings.length && rows.has(siblings[end]!)) end += 1;
    const before = keyOf(siblings[at - 1]);
    const next = keyOf(siblings[end]);
    const from = before ?? (next === undefined ? 0 : next - (end - at) - 1);
    const step = next === undefined ? 1 : (next - from) / (end - at + 1);
    if (!(step > 1e-6)) return renumbered(plan, siblings, rows);
    for (let n = at; n < end; n += 1)
      written.push({ ...rows.get(siblings[n]!)!, index: from + step * (n - at + 1) });
    at = end;
  }
  return written;
}

function renumbered(
  plan: Plan,
  siblings: readonly string[],
  rows: ReadonlyMap<string, Task>,
): readonly Task[] {
  return siblings.map((id, position) => ({ ...(rows.get(id) ?? plan.tasks.get(id)!), index: position + 1 }));
}
