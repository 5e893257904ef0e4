import type { DayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Link } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { treeOf } from '../tree/tree';
import type { ScheduleSource } from './engine/reading';
import { ENDS, FROM_END, TO_END } from './engine/edges';
import { daySpansOf } from './spans';

/** A link that the plan's present dates do not keep. */
export interface BrokenLink {
  readonly linkId: string;
  /** Working days by which the target stands too early. */
  readonly days: number;
}

/**
 * The gap that a link has at present, in working days: the lag with which it would hold exactly. Null for unknown ends.
 *
 * A summary is its first start or last end as a source; as a target it is the first start or first end in it, since a link
 * binds everything in it.
 */
export function presentGap(
  plan: ScheduleSource,
  link: Pick<Link, 'source' | 'target' | 'type'>,
): number | null {
  const source = plan.tasks.positionOf(link.source);
  const target = plan.tasks.positionOf(link.target);
  if (source === undefined || target === undefined) return null;
  const { start, end } = daySpansOf(plan);
  const ends = ENDS[link.type];
  const from = ends & FROM_END ? end[source]! : start[source]!;
  const to = ends & TO_END ? firstEnd(plan, target) : start[target]!;
  return calendarOf(plan.settings).countWorking(from, to);
}

/** The first end among the leaves of a row. */
function firstEnd(plan: ScheduleSource, row: number): DayNumber {
  const { order, place, last, children } = treeOf(plan).structure;
  const { end } = daySpansOf(plan);
  let first = Number.MAX_SAFE_INTEGER;
  for (const leaf of order.subarray(place[row]!, last[row]!)) {
    if (!children[leaf] && end[leaf]! < first) first = end[leaf]!;
  }
  return first;
}

/** Links that the plan's present dates do not keep, in the table's order. Those into a started or finished task are history. */
export function brokenLinksOf(plan: ScheduleSource): readonly BrokenLink[] {
  const broken: BrokenLink[] = [];
  for (const link of plan.links.rows) {
    const gap = presentGap(plan, link);
    if (gap === null || gap >= link.lag) continue;
    if (hasBegun(plan.tasks.get(link.target)!)) continue;
    broken.push({ linkId: link.id, days: link.lag - gap });
  }
  return broken;
}
