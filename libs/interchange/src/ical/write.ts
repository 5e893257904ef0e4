import { type Plan, treeOf } from '@plomada/domain';
import type { Written } from '../writing/written';
import { calendarLines, taskEvent } from './events';
import { contentLines } from './lines';

export interface CalendarOptions {
  readonly projectId: string;
  /** The instant of the export, ISO 8601 UTC: the format wants to know it. */
  readonly now: string;
}

/**
 * The plan's work and milestones as an iCalendar file (RFC 5545): an all-day event each. An event's id is that of its task, so
 * that a calendar that takes the file in again changes its events instead of doubling them.
 */
export function writeCalendar(plan: Plan, { projectId, now }: CalendarOptions): Written {
  const events = treeOf(plan).leaves.map((id) => taskEvent(plan, plan.tasks.get(id)!, projectId));
  const lines = calendarLines({ name: plan.settings.name, now, events });
  return {
    bytes: new TextEncoder().encode(contentLines(lines)),
    mime: 'text/calendar; charset=utf-8',
    warnings: [],
  };
}
