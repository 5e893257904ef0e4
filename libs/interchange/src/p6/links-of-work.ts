import type { ImportedLink, ImportedSchedule, LinkType } from '@plomada/domain';
import type { ExportWarning } from '../writing/written';

/**
 * The links between activities that say what the schedule's links say, branches having none in P6. A link to a branch binds
 * all the work in it, one from its end waits for all of it. One from its beginning waits for whatever begins the branch: for
 * all of that where it is more than one piece of work. Where that makes several links of one type between two activities, the
 * one that asks most stands for them: P6 has one of each type.
 */
export function linksOfWork(schedule: ImportedSchedule, warnings: ExportWarning[]): readonly ImportedLink[] {
  const branches = new Branches(schedule);
  const between = new Map<string, ImportedLink>();
  const put = (link: ImportedLink): void => {
    const key = `${link.source} ${link.target} ${link.type}`;
    const known = between.get(key);
    if (!known || known.lag < link.lag) between.set(key, link);
  };
  for (const link of schedule.links) {
    if (!branches.has(link.source) && !branches.has(link.target)) {
      put(link);
      continue;
    }
    warnings.push({ code: 'EXPORT_BRANCH_LINK', task: branches.textOf(link.target) });
    const sources = branches.edge(
      link.source,
      'from',
      link.type === '0' || link.type === '2' ? 'end' : 'start',
    );
    const targets = branches.edge(
      link.target,
      'to',
      link.type === '0' || link.type === '1' ? 'start' : 'end',
    );
    for (const source of sources)
      for (const target of targets) if (source !== target) put({ ...link, source, target });
  }
  return [...between.values()];
}

type Point = 'start' | 'end';

class Branches {
  private readonly children = new Map<string, string[]>();
  private readonly texts: ReadonlyMap<string, string>;

  constructor(private readonly schedule: ImportedSchedule) {
    this.texts = new Map(schedule.tasks.map(({ id, text }) => [id, text]));
    for (const { id, parent } of schedule.tasks) {
      if (parent === null) continue;
      const siblings = this.children.get(parent) ?? [];
      this.children.set(parent, siblings);
      siblings.push(id);
    }
  }

  has(id: string): boolean {
    return this.children.has(id);
  }

  textOf(id: string): string {
    return this.texts.get(id) ?? '';
  }

  /**
   * The work of a branch that its link must name; of work, itself. What is held through other work of the branch already
   * need not be: bound to begin, by what it follows; bound to end, likewise; and an end counts that nothing else ends after.
   */
  edge(id: string, side: 'from' | 'to', at: Point): readonly string[] {
    if (!this.has(id)) return [id];
    const inside = new Set(this.leaves(id));
    const holds = (type: LinkType): boolean => type === '0' || type === (at === 'start' ? '1' : '2');
    const covered = new Set<string>();
    for (const { source, target, type, lag } of this.schedule.links)
      if (lag >= 0 && holds(type) && inside.has(source) && inside.has(target))
        covered.add(side === 'from' && at === 'end' ? source : target);
    const open = [...inside].filter((leaf) => !covered.has(leaf));
    return open.length > 0 ? open : [...inside];
  }

  private leaves(id: string): readonly string[] {
    const found: string[] = [];
    const open = [id];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const below = this.children.get(at);
      if (below) open.push(...below);
      else found.push(at);
    }
    return found;
  }
}
