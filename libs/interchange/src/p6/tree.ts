import type { P6Activity, P6File, P6Wbs } from './p6-file';

/** A branch or an activity in its place. */
export type P6Node =
  { readonly level: number; readonly wbs: P6Wbs } | { readonly level: number; readonly activity: P6Activity };

export interface P6Tree {
  /** The one branch that stands for the project itself; null where several projects stand side by side. */
  readonly root: P6Wbs | null;
  readonly nodes: readonly P6Node[];
}

/**
 * The branches of the exported projects depth-first, each with its own activities before the branches under it, as P6 shows
 * them. Activities without a branch stand at the top, and so do those whose branches run in a circle.
 */
export function treeOfP6(file: P6File): P6Tree {
  const branches = branchesByParent(file);
  const roots = branches.get(null) ?? [];
  const root = roots.length === 1 ? roots[0]! : null;
  const activities = grouped(file.activities, ({ wbsId }) => wbsId);
  const nodes: P6Node[] = [];
  const placed = new Set<string>();
  const open = root ? [{ wbs: root, level: 0 }] : roots.map((wbs) => ({ wbs, level: 1 })).reverse();
  for (let branch = open.pop(); branch; branch = open.pop()) {
    const { wbs, level } = branch;
    placed.add(wbs.id);
    if (wbs !== root) nodes.push({ level, wbs });
    for (const activity of activities.get(wbs.id) ?? []) nodes.push({ level: level + 1, activity });
    const below = branches.get(wbs.id) ?? [];
    for (const child of below.toReversed()) open.push({ wbs: child, level: level + 1 });
  }
  for (const activity of file.activities) if (!placed.has(activity.wbsId)) nodes.push({ level: 1, activity });
  return { root, nodes };
}

/** The branches of exported projects under each branch, in order; under null those that stand at the top. */
function branchesByParent({ wbs, projects }: P6File): ReadonlyMap<string | null, readonly P6Wbs[]> {
  const left = new Set(projects.filter(({ isExported }) => !isExported).map(({ id }) => id));
  // The first of an id counts: one that hung below itself would never end.
  const ids = new Map(
    wbs
      .filter(({ projectId }) => !left.has(projectId))
      .map((one) => [one.id, one] as const)
      .reverse(),
  );
  const own = wbs.filter((one) => ids.get(one.id) === one).sort((a, b) => a.order - b.order);
  return grouped(own, ({ parentId }) => (ids.has(parentId) ? parentId : null));
}

/** Rows by a key, each group in their order. */
export function grouped<K, T>(rows: readonly T[], keyOf: (row: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
