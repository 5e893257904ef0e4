import { dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Link, Plan } from '../plan/plan';
import type { Table } from '../plan/table';
import { treeOf } from '../tree/tree';
import type { ScheduleSource } from './engine/reading';
import { FROM_END, ENDS, TO_END } from './engine/edges';
import { earliestStart } from './engine/earliest-start';
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

/** A link into a task, or into a summary above it, and the ordinal before which it lets the task not start. */
interface LinkBound {
  readonly link: Link;
  readonly earliest: number;
}

/** What each link asks of a task's start at its source's present dates. */
export function boundsByLinks(plan: ScheduleSource, id: string, duration: number): readonly LinkBound[] {
  const calendar = calendarOf(plan.settings);
  const days = daySpansOf(plan);
  const links = linksInto(plan);
  return [id, ...treeOf(plan).ancestorsOf(id)].flatMap((target) =>
    (links.get(target) ?? []).flatMap((link) => {
      const row = plan.tasks.positionOf(link.source);
      if (row === undefined) return [];
      const ends = ENDS[link.type];
      const from = calendar.ordinal(ends & FROM_END ? days.end[row]! : days.start[row]!);
      return [{ link, earliest: from + link.lag - (ends & TO_END ? duration : 0) }];
    }),
  );
}

/**
 * The ordinal of the earliest start that the project's start, the data date and the links into a task, and into the summaries above it,
 * allow at their sources' present dates.
 */
export function earliestByLinks(plan: ScheduleSource, id: string, duration: number): number {
  const first = calendarOf(plan.settings).ordinal(dayNumber(earliestStart(plan.settings)));
  return boundsByLinks(plan, id, duration).reduce(
    (latest, { earliest }) => Math.max(latest, earliest),
    first,
  );
}
