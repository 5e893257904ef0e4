import type { Link } from '../plan/plan';
import { treeOf } from '../tree/tree';
import type { ScheduleSource } from './engine/reading';
import { graphOf } from './engine/graph-of';

/** A loop by name: what a refusal says of it. */
export interface NamedLoop {
  readonly code: 'LINK_CIRCULAR';
  /** The tasks' names, in the loop's order. */
  readonly params: { readonly loop: string };
  /** The tasks in the loop's order, beginning with the source of the link that closes it. */
  readonly rows: readonly string[];
}

/** How many tasks a message names. */
const NAMED = 6;

/**
 * The shortest loop that a link of the plan closes, or null when it closes none. A summary and what stands above or below it
 * count as one step: its links bind its branch.
 */
export function loopThrough(plan: ScheduleSource, closing: Link): NamedLoop | null {
  const group = graphOf(plan).loops.find((links) => links.includes(closing));
  if (!group) return null;
  const rows = wayBack(plan, group, closing);
  const names = rows.slice(0, NAMED).map((id) => plan.tasks.get(id)!.text);
  const loop = [...names, ...(rows.length > NAMED ? ['…'] : [])].join(' → ');
  return { code: 'LINK_CIRCULAR', params: { loop }, rows };
}

/** Breadth first over the loop's links, from the closing link's target back to its source. */
function wayBack(plan: ScheduleSource, group: readonly Link[], closing: Link): readonly string[] {
  const tree = treeOf(plan);
  const touches = (a: string, b: string): boolean => a === b || tree.isBelow(a, b) || tree.isBelow(b, a);
  const before = new Map<Link, Link | null>([[closing, null]]);
  const queue = [closing];
  for (const link of queue) {
    if (touches(link.target, closing.source)) return namesOf(link, before);
    for (const next of group) {
      if (before.has(next) || !touches(link.target, next.source)) continue;
      before.set(next, link);
      queue.push(next);
    }
  }
  return [closing.source, closing.target];
}

function namesOf(last: Link, before: ReadonlyMap<Link, Link | null>): readonly string[] {
  const links: Link[] = [];
  for (let link: Link | null = last; link; link = before.get(link) ?? null) links.unshift(link);
  const rows: string[] = [];
  for (const { source, target } of links) {
    if (rows[rows.length - 1] !== source) rows.push(source);
    rows.push(target);
  }
  return rows[0] === rows[rows.length - 1] ? rows.slice(0, -1) : rows;
}
