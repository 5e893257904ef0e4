import { addDays, type CivilDate, type Plan, shownDays, type Task, treeOf } from '@plomada/domain';
import { escapedText, type Line } from './lines';

/** Something that takes up whole days, which are the same wherever its calendar is looked at. */
export interface AllDayEvent {
  /** The same whatever becomes of it, so that a calendar changes its event instead of having a second one. */
  readonly uid: string;
  readonly firstDay: CivilDate;
  /** Inclusive. */
  readonly lastDay: CivilDate;
  readonly summary: string;
  /** '' where there is nothing to say. */
  readonly detail: string;
  /** What it is part of; '' for what stands by itself. */
  readonly category: string;
  /** That it is under way or done. */
  readonly isBegun: boolean;
}

export interface CalendarFile {
  readonly name: string;
  /** The instant of the file, ISO 8601 UTC: the format wants to know it. */
  readonly now: string;
  readonly events: readonly AllDayEvent[];
  /** Properties of the calendar besides. */
  readonly more?: readonly Line[];
}

/** The format wants one component at least (RFC 5545, section 3.4): what a calendar without events has. All-day events need no zone. */
const UNUSED_ZONE: readonly Line[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', 'Etc/UTC'],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19700101T000000'],
  ['TZOFFSETFROM', '+0000'],
  ['TZOFFSETTO', '+0000'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
];

/** An iCalendar file of all-day events (RFC 5545). */
export function calendarLines({ name, now, events, more = [] }: CalendarFile): Line[] {
  const stamp = now.replace(/\.\d+/, '').replace(/[-:]/g, '');
  return [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Plomada//Plan//ES'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', escapedText(name)],
    ...more,
    ...(events.length > 0 ? events.flatMap((event) => eventLines(event, stamp)) : UNUSED_ZONE),
    ['END', 'VCALENDAR'],
  ];
}

/** The event of a task or milestone, on the days as people read them. */
export function taskEvent(plan: Plan, task: Task, projectId: string): AllDayEvent {
  const { id, text, detail, kind, start, end, progress } = task;
  const above = treeOf(plan)
    .ancestorsOf(id)
    .map((one) => plan.tasks.get(one)!.text)
    .reverse();
  return {
    uid: uidOf(id, projectId),
    ...shownDays(plan, task, kind, start, end),
    summary: kind === 'milestone' ? `◆ ${text}` : text,
    detail,
    category: above.join(' / '),
    isBegun: progress > 0,
  };
}

export const uidOf = (id: string, projectId: string): string =>
  `${id}@${projectId.replace(/[^\w.-]/g, '-')}.plomada`;

function eventLines({ isBegun, ...event }: AllDayEvent, stamp: string): Line[] {
  const { uid, firstDay, lastDay, summary, detail, category } = event;
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', uid],
    ['DTSTAMP', stamp],
    ['DTSTART;VALUE=DATE', compact(firstDay)],
    // The format's end is the first day after it; without one an event takes up its one day.
    ...(lastDay > firstDay ? [['DTEND;VALUE=DATE', compact(addDays(lastDay, 1))] as const] : []),
    ['SUMMARY', escapedText(summary)],
    ...(detail ? [['DESCRIPTION', escapedText(detail)] as const] : []),
    ...(category ? [['CATEGORIES', escapedText(category)] as const] : []),
    ['STATUS', isBegun ? 'CONFIRMED' : 'TENTATIVE'],
    ['TRANSP', 'TRANSPARENT'],
    ['END', 'VEVENT'],
  ];
}

const compact = (day: CivilDate): string => day.replaceAll('-', '');
