import { type CivilDate, type DayNumber, WorkCalendar, civilDate, weekday } from '@plomada/domain';
import type { WarningList } from '../warning-list';
import type { XmlElement } from '../xml/collector';
import { DayBudget, calendarExceptions, weekDaysOf } from './calendar-exceptions';
import { flag, minuteOf } from './fields';

/** What MS Project's own standard calendar works, for files that do not say. */
const STANDARD_WEEK = '0111110';
const STANDARD_OPENING = 8 * 60;
/** Holidays of a project: a century of public ones. */
const MAX_HOLIDAYS = 2000;

/** A calendar of the file in the plan's terms. */
export interface FileCalendar {
  readonly name: string;
  /** Sunday first. */
  readonly workingDays: string;
  readonly holidays: readonly CivilDate[];
  /** When work begins on each weekday, in minutes of the day. */
  readonly openings: readonly number[];
  readonly days: WorkCalendar;
  /** Days that the file works though their weekday is free: the plan has no such thing. In order. */
  readonly workedBeyond: readonly DayNumber[];
  /** It has more exceptions than are kept. */
  readonly isCut: boolean;
  /** No weekday of it was worked: the standard week stands in. */
  readonly isReplaced: boolean;
}

/** The days within which exceptions matter. */
export interface Span {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** The calendars of a file by UID, each read when it is first asked for. */
export class FileCalendars {
  private readonly byUid = new Map<string, XmlElement>();
  private readonly read = new Map<string, FileCalendar>();
  private readonly budget = new DayBudget();

  constructor(
    calendars: readonly XmlElement[],
    private readonly span: Span,
  ) {
    for (const calendar of calendars) {
      const uid = calendar.fields['UID']?.trim();
      if (uid) this.byUid.set(uid, calendar);
    }
  }

  /** The project's calendar, or the standard one when the file has none of that UID; warns of what it cannot keep. */
  ofProject(uid: string | undefined, warnings: WarningList): FileCalendar {
    const named = this.find(uid);
    if (!named) {
      warnings.file('CALENDAR_MISSING', { after: STANDARD_WEEK });
      return resolve([], this.span, this.budget);
    }
    const { name: calendar, workedBeyond, isCut, isReplaced } = named;
    if (isReplaced) warnings.file('CALENDAR_WITHOUT_WORKING_DAYS', { calendar, after: STANDARD_WEEK });
    if (isCut) warnings.file('HOLIDAYS_CUT', { calendar, after: named.holidays.length });
    if (workedBeyond.length > 0) {
      const date = civilDate(workedBeyond[0]!);
      warnings.file('CALENDAR_WORKING_DAY_LOST', { calendar, count: workedBeyond.length, date });
    }
    return named;
  }

  find(uid: string | undefined): FileCalendar | undefined {
    const key = uid?.trim() ?? '';
    const calendar = this.byUid.get(key);
    if (!calendar) return undefined;
    let found = this.read.get(key);
    if (!found) {
      found = resolve(this.lineage(calendar), this.span, this.budget);
      this.read.set(key, found);
    }
    return found;
  }

  /** The calendar and those it is derived from, nearest first. */
  private lineage(calendar: XmlElement): XmlElement[] {
    const line: XmlElement[] = [];
    for (let at: XmlElement | undefined = calendar; at && !line.includes(at) && line.length < 8;) {
      line.push(at);
      at = this.byUid.get(at.fields['BaseCalendarUID']?.trim() ?? '');
    }
    return line;
  }
}

/** True when both count the same days as worked. */
export function sameDays(a: FileCalendar, b: FileCalendar): boolean {
  return (
    a === b ||
    (a.workingDays === b.workingDays &&
      a.holidays.length === b.holidays.length &&
      a.holidays.every((day, position) => day === b.holidays[position]))
  );
}

function resolve(lineage: readonly XmlElement[], span: Span, budget: DayBudget): FileCalendar {
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => weekDayOf(lineage, day));
  const week = weekdays.map(({ working }) => (working ? '1' : '0')).join('');
  const isReplaced = !week.includes('1');
  const workingDays = isReplaced ? STANDARD_WEEK : week;
  const { free, worked } = calendarExceptions(lineage, span, budget);
  const holidays = Array.from(free).sort((a, b) => a - b);
  const isCut = holidays.length > MAX_HOLIDAYS || budget.spent;
  if (holidays.length > MAX_HOLIDAYS) holidays.length = MAX_HOLIDAYS;
  return {
    name: lineage[0]?.fields['Name']?.trim().slice(0, 200) ?? '',
    workingDays,
    holidays: holidays.map(civilDate),
    openings: weekdays.map(({ opening }) => opening),
    days: new WorkCalendar(workingDays, holidays),
    workedBeyond: Array.from(worked)
      .filter((day) => workingDays[weekday(day)] === '0' && !free.has(day))
      .sort((a, b) => a - b),
    isCut,
    isReplaced,
  };
}

/** What the nearest calendar that says anything about this weekday says. Weekdays are numbered 1 to 7 from Sunday. */
function weekDayOf(lineage: readonly XmlElement[], day: number): { working: boolean; opening: number } {
  for (const calendar of lineage) {
    const said = weekDaysOf(calendar).find(({ fields }) => fields['DayType']?.trim() === String(day + 1));
    if (said) return { working: flag(said.fields['DayWorking']), opening: openingOf(said) };
  }
  return { working: STANDARD_WEEK[day] === '1', opening: STANDARD_OPENING };
}

function openingOf(weekDay: XmlElement): number {
  const times = weekDay.children['WorkingTimes']?.[0]?.children['WorkingTime'] ?? [];
  const starts = times.map((time) => minuteOf(time.fields['FromTime'])).filter((at) => at !== null);
  return starts.length > 0 ? Math.min(...starts) : STANDARD_OPENING;
}
