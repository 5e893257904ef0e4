import type { CircularLink, Link, Plan } from '../plan/plan';
import { buildGraph } from '../schedule/graph';
import { type Merge, type MergeRow, type MergedPredecessor, type Resolve, newName } from './merge';

/**
 * The links of the accepted rows as the file has them. Links from tasks that were made in the plan stay. What would close a
 * loop, or has come to tie a branch to its own work, is set aside like the loops of an import.
 */
export function withLinks(
  plan: Plan,
  merge: Merge,
  rows: readonly MergeRow[],
  resolve: Resolve,
  newId: () => string,
): Plan {
  const fileIds = new Map([...merge.matches].map(([fileId, id]) => [id, fileId]));
  const sources = new Map([...merge.wanted.keys()].map((fileId) => [newName(fileId), resolve(fileId)]));
  const pairs = new Map(plan.links.rows.map((link) => [`${link.source} ${link.target}`, link]));
  const written: Link[] = [];
  const removed = new Set<string>();
  for (const row of rows) {
    const target = row.kind === 'new' ? resolve(row.id) : row.id;
    const isNamed = row.kind === 'new' || row.values.some(({ field }) => field === 'predecessors');
    if (row.kind === 'vanished' || !isNamed || target === undefined) continue;
    const wanted = merge.predecessors.get(row.kind === 'new' ? row.id : fileIds.get(row.id)!) ?? [];
    for (const value of row.values)
      if (value.field === 'predecessors')
        for (const { source } of value.before as readonly MergedPredecessor[])
          removed.add(pairs.get(`${source} ${target}`)?.id ?? '');
    for (const { source: name, type, lag } of wanted) {
      const source = sources.has(name) ? sources.get(name) : name;
      if (source === undefined || !plan.tasks.has(source)) continue;
      const present = pairs.get(`${source} ${target}`);
      if (present) removed.delete(present.id);
      written.push({ id: present?.id ?? newId(), source, target, type, lag });
    }
  }
  return withoutLoops(
    { ...plan, links: plan.links.with(written, removed) },
    new Set(written.map(({ id }) => id)),
  );
}

/** New links go first: without them the rest was sound, unless the tree has changed around it. */
function withoutLoops(plan: Plan, isNew: ReadonlySet<string>): Plan {
  const setAside = (source: Plan, chosen: (link: Link) => boolean): Plan => {
    const { loops, unusable } = buildGraph(source);
    const groups = [...loops, ...unusable.map((link) => [link])]
      .map((links) => links.filter(chosen))
      .filter((links) => links.length > 0);
    if (groups.length === 0) return source;
    const first = source.circularLinks.rows.reduce((last, { group }) => Math.max(last, group), 0) + 1;
    const circular = groups.flatMap((links, at) =>
      links.map((link): CircularLink => ({ ...link, group: first + at })),
    );
    return {
      ...source,
      links: source.links.with([], new Set(circular.map(({ id }) => id))),
      circularLinks: source.circularLinks.with(circular),
    };
  };
  return setAside(
    setAside(plan, ({ id }) => isNew.has(id)),
    () => true,
  );
}
