import { type CivilDate, type DayNumber, dayNumber, weekday } from './civil-date';

/** Day 0 is a Thursday: four days after the Sunday at which ordinals begin. */
const DAYS_SINCE_SUNDAY = 4;
const EVERY_DAY = '1111111';

/** True for seven characters 0 and 1, Sunday to Saturday, with at least one 1. */
export function isWorkingWeek(text: unknown): text is string {
  return typeof text === 'string' && /^[01]{7}$/.test(text) && text.includes('1');
}

/**
 * The project's working days: a week and the holidays in it.
 *
 * Every working day has an ordinal, one more than that of the working day before it; arithmetic on working days is plain
 * arithmetic on ordinals. Going from day to ordinal and back costs a division and a binary search among the holidays,
 * whatever the distance.
 */
export class WorkCalendar {
  /** Working days of the week before each weekday; [7] is the whole week. */
  private readonly before = new Int32Array(8);
  /** Weekday of the n-th working day of a week. */
  private readonly weekdayOf: readonly number[];
  /** Holidays that take away a working day, in order. */
  private readonly holidays: Int32Array;
  /** For each holiday: the ordinal from which days are shifted by it and those before. */
  private readonly shiftFrom: Int32Array;

  /** `workingDays` must satisfy `isWorkingWeek`; a week without working days is read as one of seven. */
  constructor(workingDays: string, holidays: readonly DayNumber[] = []) {
    const week = isWorkingWeek(workingDays) ? workingDays : EVERY_DAY;
    for (let day = 0; day < 7; day += 1) {
      this.before[day + 1] = this.before[day]! + (week[day] === '1' ? 1 : 0);
    }
    this.weekdayOf = [0, 1, 2, 3, 4, 5, 6].filter((day) => week[day] === '1');
    const taken = new Set(holidays.filter((day) => week[weekday(day)] === '1'));
    this.holidays = Int32Array.from(taken).sort();
    this.shiftFrom = this.holidays.map((day, position) => this.weekOrdinal(day) - position);
  }

  /** Working days of a week without holidays, 1 to 7. */
  get daysAWeek(): number {
    return this.before[7]!;
  }

  /** The ordinal of the first working day on or after `day`. */
  ordinal(day: DayNumber): number {
    return this.weekOrdinal(day) - countBelow(this.holidays, day);
  }

  /** The working day that has this ordinal. */
  dayAt(ordinal: number): DayNumber {
    const inWeeks = ordinal + countBelow(this.shiftFrom, ordinal + 1);
    const perWeek = this.daysAWeek;
    const week = Math.floor(inWeeks / perWeek);
    return week * 7 + this.weekdayOf[inWeeks - week * perWeek]! - DAYS_SINCE_SUNDAY;
  }

  /** The day after the working day before this ordinal: where an interval of whole working days ends (exclusive). */
  endAt(ordinal: number): DayNumber {
    return this.dayAt(ordinal - 1) + 1;
  }

  isWorking(day: DayNumber): boolean {
    return this.ordinal(day + 1) !== this.ordinal(day);
  }

  /** The first working day on or after `day`. */
  atOrAfter(day: DayNumber): DayNumber {
    return this.dayAt(this.ordinal(day));
  }

  /** The last working day on or before `day`. */
  atOrBefore(day: DayNumber): DayNumber {
    return this.dayAt(this.ordinal(day + 1) - 1);
  }

  /** The `n`-th working day after `day`, before it when `n` is negative; `day` itself, working or not, when `n` is 0. */
  addWorking(day: DayNumber, n: number): DayNumber {
    if (n === 0) return day;
    return n > 0 ? this.dayAt(this.ordinal(day + 1) - 1 + n) : this.dayAt(this.ordinal(day) + n);
  }

  /** The exclusive end of `duration` working days of work begun on or after `start`; `start` itself when it is 0. */
  endOf(start: DayNumber, duration: number): DayNumber {
    return duration === 0 ? start : this.endAt(this.ordinal(start) + duration);
  }

  /** The working day on which `duration` working days of work begin that are done by `end` (exclusive); `end` when 0. */
  startOf(end: DayNumber, duration: number): DayNumber {
    return duration === 0 ? end : this.dayAt(this.ordinal(end) - duration);
  }

  /** Working days in [from, to); negative when `to` is before `from`. */
  countWorking(from: DayNumber, to: DayNumber): number {
    return this.ordinal(to) - this.ordinal(from);
  }

  private weekOrdinal(day: DayNumber): number {
    const sinceSunday = day + DAYS_SINCE_SUNDAY;
    const week = Math.floor(sinceSunday / 7);
    return week * this.before[7]! + this.before[sinceSunday - week * 7]!;
  }
}

/** The days on which a plan works: seven characters 0 and 1, Sunday first, and the holidays among them. */
interface WorkingTime {
  readonly workingDays: string;
  readonly holidays: readonly CivilDate[];
}

const calendars = new WeakMap<object, WorkCalendar>();

/** The calendar of a plan's settings; the same object for the same settings. */
export function calendarOf(settings: WorkingTime): WorkCalendar {
  let calendar = calendars.get(settings);
  if (!calendar) {
    calendar = new WorkCalendar(settings.workingDays, settings.holidays.map(dayNumber));
    calendars.set(settings, calendar);
  }
  return calendar;
}

/** How many of the ascending values are below the limit. */
function countBelow(values: Int32Array, limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
