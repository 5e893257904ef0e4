import { type CivilDate, type DayNumber, WorkCalendar, civilDate, weekday } from '@plomada/domain';
import type { WarningList } from '../warning-list';
import type { FileCalendarSource, FileWeekDay } from './file-schedule';
import type { Span } from './instant';

/** What the tools' own standard calendars work, for files that do not say. */
const STANDARD_WEEK = '0111110';
const STANDARD_OPENING = 8 * 60;
/** Holidays of a project: a century of public ones. */
const MAX_HOLIDAYS = 2000;
/** Days that may be looked at for one file: a hostile one must not multiply exceptions by calendars by years. */
const MAX_DAYS_LOOKED_AT = 2_000_000;

/** A calendar of the file in the plan's terms. */
export interface FileCalendar {
  readonly name: string;
  /** Sunday first. */
  readonly workingDays: string;
  readonly holidays: readonly CivilDate[];
  /** When work begins on each weekday, in minutes of the day. */
  readonly openings: readonly number[];
  /** Minutes worked on each weekday, where the file says them. */
  readonly minutes: readonly (number | undefined)[];
  readonly days: WorkCalendar;
  /** Days that the file works though their weekday is free: the plan has no such thing. In order. */
  readonly workedBeyond: readonly DayNumber[];
  /** It has more exceptions than are kept. */
  readonly isCut: boolean;
  /** No weekday of it was worked: the standard week stands in. */
  readonly isReplaced: boolean;
}

/** The calendars of a file by id, each read when it is first asked for. */
export class FileCalendars {
  private readonly byId = new Map<string, FileCalendarSource>();
  private readonly read = new Map<string, FileCalendar>();
  private readonly exceptionsOf = new Map<FileCalendarSource, ReadonlyMap<DayNumber, boolean>>();
  private daysLeft = MAX_DAYS_LOOKED_AT;

  constructor(
    calendars: readonly FileCalendarSource[],
    private readonly span: Span,
  ) {
    for (const calendar of calendars) if (calendar.id) this.byId.set(calendar.id, calendar);
  }

  /** The project's calendar, or the standard one when the file has none of that id; warns of what it cannot keep. */
  ofProject(id: string | undefined, warnings: WarningList): FileCalendar {
    const named = this.find(id);
    if (!named) {
      warnings.file('CALENDAR_MISSING', { after: STANDARD_WEEK });
      return this.resolve([]);
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

  find(id: string | undefined): FileCalendar | undefined {
    const calendar = this.byId.get(id ?? '');
    if (!calendar) return undefined;
    let found = this.read.get(calendar.id);
    if (!found) {
      found = this.resolve(this.lineage(calendar));
      this.read.set(calendar.id, found);
    }
    return found;
  }

  /** The calendar and those it is derived from, nearest first. */
  private lineage(calendar: FileCalendarSource): FileCalendarSource[] {
    const line: FileCalendarSource[] = [];
    for (
      let at: FileCalendarSource | undefined = calendar;
      at && !line.includes(at) && line.length < 8;
      at = this.byId.get(at.baseId ?? '')
    )
      line.push(at);
    return line;
  }

  private resolve(lineage: readonly FileCalendarSource[]): FileCalendar {
    const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => weekDayOf(lineage, day));
    const week = weekdays.map(({ isWorking }) => (isWorking ? '1' : '0')).join('');
    const isReplaced = !week.includes('1');
    const workingDays = isReplaced ? STANDARD_WEEK : week;
    const { free, worked } = this.exceptions(lineage);
    const holidays = Array.from(free).sort((a, b) => a - b);
    const isCut = holidays.length > MAX_HOLIDAYS || this.daysLeft <= 0;
    if (holidays.length > MAX_HOLIDAYS) holidays.length = MAX_HOLIDAYS;
    return {
      name: lineage[0]?.name.trim().slice(0, 200) ?? '',
      workingDays,
      holidays: holidays.map(civilDate),
      openings: weekdays.map(({ opening }) => opening ?? STANDARD_OPENING),
      minutes: weekdays.map(({ minutes }) => minutes),
      days: new WorkCalendar(workingDays, holidays),
      workedBeyond: Array.from(worked)
        .filter((day) => workingDays[weekday(day)] === '0' && !free.has(day))
        .sort((a, b) => a - b),
      isCut,
      isReplaced,
    };
  }

  /** Days taken out of the week and days put into it. What the nearer calendar of the lineage says about a day wins. */
  private exceptions(lineage: readonly FileCalendarSource[]): Exceptions {
    const free = new Set<DayNumber>();
    const worked = new Set<DayNumber>();
    for (const calendar of lineage) {
      for (const [day, isWorking] of this.ownExceptions(calendar)) {
        this.daysLeft -= 1;
        if (this.daysLeft <= 0) return { free, worked };
        if (!free.has(day) && !worked.has(day)) (isWorking ? worked : free).add(day);
      }
    }
    return { free, worked };
  }

  /** What one calendar says of days, read once however many are based on it. A day said to be both is free. */
  private ownExceptions(calendar: FileCalendarSource): ReadonlyMap<DayNumber, boolean> {
    const known = this.exceptionsOf.get(calendar);
    if (known) return known;
    const days = new Map<DayNumber, boolean>();
    this.exceptionsOf.set(calendar, days);
    const { from, to } = this.span;
    for (const said of calendar.exceptions(this.span)) {
      this.daysLeft -= 1;
      if (this.daysLeft <= 0) break;
      if (said === null) continue;
      const [day, isWorking] = said;
      if (day >= from && day <= to) days.set(day, isWorking && days.get(day) !== false);
    }
    return days;
  }
}

interface Exceptions {
  readonly free: ReadonlySet<DayNumber>;
  readonly worked: ReadonlySet<DayNumber>;
}

/** True when both count the same days as worked. */
export function sameDays(a: FileCalendar, b: FileCalendar): boolean {
  return (
    a === b ||
    (a.workingDays === b.workingDays &&
      sameList(a.holidays, b.holidays) &&
      sameList(a.workedBeyond, b.workedBeyond))
  );
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((one, position) => one === b[position]);
}

/** Tells of weekdays that are worked shorter or longer than the file's own day: to a plan each is one day. */
export function warnDayLengths(
  { name: calendar, workingDays, minutes }: FileCalendar,
  ofFile: number | undefined,
  warnings: WarningList,
): void {
  if (!ofFile) return;
  const others = minutes.filter((worked, day) => workingDays[day] === '1' && worked && worked !== ofFile);
  if (others.length === 0) return;
  const hours = [...new Set(others.map((worked) => `${Math.round(worked! / 6) / 10} h`))];
  warnings.file('CALENDAR_DAY_LENGTH', {
    calendar,
    count: others.length,
    before: hours.join(', '),
    after: `${Math.round(ofFile / 6) / 10} h`,
  });
}

/** What the nearest calendar that says anything about this weekday says. */
function weekDayOf(lineage: readonly FileCalendarSource[], day: number): FileWeekDay {
  for (const { weekDays } of lineage) {
    const said = weekDays.get(day);
    if (said) return said;
  }
  return { isWorking: STANDARD_WEEK[day] === '1', opening: STANDARD_OPENING };
}
