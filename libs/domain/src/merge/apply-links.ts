import type { CircularLink, Link, Plan } from '../plan/plan';
import { buildGraph } from '../schedule';
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
  const present = new Map(plan.links.rows.map((link) => [keyOf(link), link]));
  const written: Link[] = [];
  const removed = new Set<string>();
  for (const row of rows) {
    const target = row.kind === 'new' ? resolve(row.id) : row.id;
    const named = row.values.find(({ field }) => field === 'predecessors');
    if (row.kind === 'vanished' || !(named ?? row.kind === 'new') || target === undefined) continue;
    const ofFile = merge.predecessors.get(row.kind === 'new' ? row.id : fileIds.get(row.id)!) ?? [];
    const wanted = ofFile.flatMap(({ source: name, type, lag }) => {
      const source = sources.has(name) ? sources.get(name) : name;
      return source !== undefined && plan.tasks.has(source) ? [{ source, target, type, lag }] : [];
    });
    const before = ((named?.before ?? []) as readonly MergedPredecessor[]).flatMap(
      ({ source, type }) => present.get(keyOf({ source, target, type })) ?? [],
    );
    const { links, gone } = exchanged(before, wanted, present, newId);
    written.push(...links);
    for (const { id } of gone) removed.add(id);
  }
  return withoutLoops(
    { ...plan, links: plan.links.with(written, removed) },
    new Set(written.map(({ id }) => id)),
  );
}

type Drawn = Pick<Link, 'source' | 'target' | 'type'>;

function keyOf({ source, target, type }: Drawn): string {
  return `${source} ${target} ${type}`;
}

/**
 * What a task's links become and which of them go. A link that goes while one of another type comes between the same two tasks
 * has changed its type: it stays the same link.
 */
function exchanged(
  before: readonly Link[],
  wanted: readonly Omit<Link, 'id'>[],
  present: ReadonlyMap<string, Link>,
  newId: () => string,
): { readonly links: readonly Link[]; readonly gone: readonly Link[] } {
  const staying = new Set(wanted.flatMap((link) => present.get(keyOf(link)) ?? []));
  const gone = before.filter((link) => !staying.has(link));
  const links = wanted.map((link) => {
    const same = present.get(keyOf(link));
    if (same) return { ...link, id: same.id };
    const other = gone.findIndex(({ source }) => source === link.source);
    return { ...link, id: other < 0 ? newId() : gone.splice(other, 1)[0]!.id };
  });
  return { links, gone };
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
