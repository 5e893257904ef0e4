import type { CircularLink, Link, Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { graphOf } from '../schedule';
import type { ImportedLink } from '../plan/imported-schedule';
import type { Renamed } from './imported-tasks';

export interface ImportedLinks {
  readonly links: readonly Link[];
  /** Links that form loops, by group, and such as tie a task to itself or to its own branch. */
  readonly circular: readonly CircularLink[];
}

/**
 * The links of a file as the plan's. Those with an end outside the file cannot be, and of several of one type between the same
 * two tasks only the first counts.
 */
export function importedLinks(
  tasks: Plan['tasks'],
  imported: readonly ImportedLink[],
  ids: Renamed,
  newId: () => string,
): ImportedLinks {
  const drawn = new Map<string, Link>();
  for (const { source: from, target: to, type, lag } of imported) {
    const source = ids.get(from);
    const target = ids.get(to);
    const key = `${source} ${target} ${type}`;
    if (source === undefined || target === undefined || drawn.has(key)) continue;
    drawn.set(key, { id: newId(), source, target, type, lag });
  }
  const all = Table.of([...drawn.values()]);
  const { loops, unusable } = graphOf({ tasks, links: all });
  const groups = [...loops, ...unusable.map((link) => [link])];
  const circular = groups.flatMap((links, group) => links.map((link) => ({ ...link, group: group + 1 })));
  const aside = new Set(circular.map((link) => link.id));
  return { links: all.rows.filter((link) => !aside.has(link.id)), circular };
}
