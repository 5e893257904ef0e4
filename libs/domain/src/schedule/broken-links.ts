import { dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Link } from '../plan/plan';
import type { ScheduleSource } from './analysis';
import { daySpansOf } from './spans';

/** A link that the plan's present dates do not keep. */
export interface BrokenLink {
  readonly linkId: string;
  /** Working days by which the target stands too early. */
  readonly days: number;
}

/** The gap that a link has at present, in working days: the lag with which it would hold exactly. Null for unknown ends. */
export function presentGap(
  plan: ScheduleSource,
  link: Pick<Link, 'source' | 'target' | 'type'>,
): number | null {
  const source = plan.tasks.positionOf(link.source);
  const target = plan.tasks.positionOf(link.target);
  if (source === undefined || target === undefined) return null;
  const { start, end } = daySpansOf(plan);
  const calendar = calendarOf(plan.settings);
  const from = link.type === '0' || link.type === '2' ? end[source]! : start[source]!;
  const to = link.type === '2' || link.type === '3' ? end[target]! : start[target]!;
  return calendar.countWorking(from, to);
}

/** Links that the plan's present dates do not keep, in the table's order. Those into a started or finished task are history. */
export function brokenLinksOf(plan: ScheduleSource): readonly BrokenLink[] {
  const broken: BrokenLink[] = [];
  const projectStart = dayNumber(plan.settings.startDate);
  for (const link of plan.links.rows) {
    const gap = presentGap(plan, link);
    if (gap === null || gap >= link.lag) continue;
    const target = plan.tasks.get(link.target)!;
    if (target.progress > 0 || dayNumber(target.start) < projectStart) continue;
    broken.push({ linkId: link.id, days: link.lag - gap });
  }
  return broken;
}
