import { type Plan, treeOf } from '@plomada/domain';
import type { Written } from '../writing/written';
import { type Line, contentLines, escapedText } from './lines';

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
  const stamp = now.replace(/\.\d+/, '').replace(/[-:]/g, '');
  const events = treeOf(plan).leaves.flatMap((id) => eventOf(plan, id, projectId, stamp));
  const lines: Line[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Plomada//Plan//ES'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', escapedText(plan.settings.name)],
    ...events,
    ['END', 'VCALENDAR'],
  ];
  return {
    bytes: new TextEncoder().encode(contentLines(lines)),
    mime: 'text/calendar; charset=utf-8',
    warnings: [],
  };
}

function eventOf(plan: Plan, id: string, projectId: string, stamp: string): Line[] {
  const { text, detail, kind, start, end, progress } = plan.tasks.get(id)!;
  const above = treeOf(plan)
    .ancestorsOf(id)
    .map((one) => plan.tasks.get(one)!.text)
    .reverse();
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `${id}@${projectId.replace(/[^\w.-]/g, '-')}.plomada`],
    ['DTSTAMP', stamp],
    ['DTSTART;VALUE=DATE', start.replaceAll('-', '')],
    // The day after the last one, as the plan counts; without it a milestone is its one day.
    ...(end > start ? [['DTEND;VALUE=DATE', end.replaceAll('-', '')] as const] : []),
    ['SUMMARY', escapedText(kind === 'milestone' ? `◆ ${text}` : text)],
    ...(detail ? [['DESCRIPTION', escapedText(detail)] as const] : []),
    ...(above.length > 0 ? [['CATEGORIES', escapedText(above.join(' / '))] as const] : []),
    ['STATUS', progress > 0 ? 'CONFIRMED' : 'TENTATIVE'],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ];
}
