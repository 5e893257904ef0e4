import { dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Link, Plan } from '../plan/plan';
import type { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import type { ScheduleSource } from './reading';
import { FROM_END, ENDS, TO_END } from './edges';
import { daySpansOf } from './spans';

const incoming = new WeakMap<Table<Link>, ReadonlyMap<string, readonly Link[]>>();

/** The links by the task that they bind. */
export function linksInto(plan: Pick<Plan, 'links'>): ReadonlyMap<string, readonly Link[]> {
  let known = incoming.get(plan.links);
  if (!known) {
    const lists = new Map<string, Link[]>();
    for (const link of plan.links.rows) {
      const list = lists.get(link.target);
      if (list) list.push(link);
      else lists.set(link.target, [link]);
    }
    incoming.set(plan.links, (known = lists));
  }
  return known;
}

/**
 * The ordinal of the earliest start that the project's start and the links into a task, and into the summaries above it,
 * allow at their sources' present dates.
 */
export function earliestByLinks(plan: ScheduleSource, id: string, duration: number): number {
  const calendar = calendarOf(plan.settings);
  const days = daySpansOf(plan);
  const links = linksInto(plan);
  let earliest = calendar.ordinal(dayNumber(plan.settings.startDate));
  for (const target of [id, ...treeOf(plan).ancestorsOf(id)]) {
    for (const { source, type, lag } of links.get(target) ?? []) {
      const row = plan.tasks.positionOf(source);
      if (row === undefined) continue;
      const ends = ENDS[type];
      const from = calendar.ordinal(ends & FROM_END ? days.end[row]! : days.start[row]!);
      earliest = Math.max(earliest, from + lag - (ends & TO_END ? duration : 0));
    }
  }
  return earliest;
}
