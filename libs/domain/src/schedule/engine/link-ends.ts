import type { Link, Plan, Task } from '../../plan/plan';
import type { Table } from '../../plan/table';

/** The positions of the links' two ends among the tasks, by position of the link; -1 for an end that is unknown. */
export interface LinkEnds {
  readonly source: Int32Array;
  readonly target: Int32Array;
}

interface Known extends LinkEnds {
  readonly links: readonly Link[];
}

const latest = new WeakMap<object, Known>();

/** Looks the ends of all links up. Those of links that the lineage's last plan had already are taken from there. */
export function linkEndsOf({ tasks, links }: Pick<Plan, 'tasks' | 'links'>): LinkEnds {
  const known = latest.get(tasks.lineage);
  if (known?.links === links.rows) return known;
  const { rows } = links;
  const source = new Int32Array(rows.length);
  const target = new Int32Array(rows.length);
  const sources = new LookUp(tasks);
  const targets = new LookUp(tasks);
  let before = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const link = rows[at]!;
    if (known && known.links[before] !== link && known.links[before + 1] === link) before += 1;
    if (known && known.links[before] === link) {
      source[at] = known.source[before]!;
      target[at] = known.target[before]!;
    } else {
      source[at] = sources.positionOf(link.source);
      target[at] = targets.positionOf(link.target);
    }
    before += 1;
  }
  const ends = { links: rows, source, target };
  latest.set(tasks.lineage, ends);
  return ends;
}

/** Finds positions, quickly when asked for the same one again: files list the links of a task one after another. */
class LookUp {
  private lastId = '';
  private lastPosition = -1;

  constructor(private readonly tasks: Table<Task>) {}

  positionOf(id: string): number {
    if (id !== this.lastId) {
      this.lastId = id;
      this.lastPosition = this.tasks.positionOf(id) ?? -1;
    }
    return this.lastPosition;
  }
}
