import { type DayNumber, weekday } from '@plomada/domain';
import type { XmlElement } from '../xml/collector';
import type { Span } from './calendar';
import { dayOf, flag } from './fields';
import { recurrenceOf } from './recurrence';

/** Days taken out of the week, and days put into it. */
export interface Exceptions {
  readonly free: ReadonlySet<DayNumber>;
  readonly worked: ReadonlySet<DayNumber>;
}

/** Days that may be looked at for one file: a hostile one must not multiply exceptions by calendars by years. */
export class DayBudget {
  private left = 2_000_000;

  get spent(): boolean {
    return this.left <= 0;
  }

  spend(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

const MAX_SPECIAL_WEEKS = 1000;

/**
 * The days on which the calendars differ from their week, within the span. Files write them in three ways, often the
 * same day in two of them: week days of type 0 with a period, exceptions with a recurrence, and special weeks. What the
 * nearer calendar of the lineage says about a day wins.
 */
export function calendarExceptions(
  lineage: readonly XmlElement[],
  span: Span,
  budget: DayBudget,
): Exceptions {
  const free = new Set<DayNumber>();
  const worked = new Set<DayNumber>();
  for (const calendar of lineage) {
    const nearer = new Set([...free, ...worked]);
    const put = (day: DayNumber, working: boolean): boolean => {
      if (day >= span.from && day <= span.to && !nearer.has(day)) (working ? worked : free).add(day);
      return budget.spend();
    };
    addOldStyle(calendar, span, put);
    addRecurring(calendar, span, put);
    addSpecialWeeks(calendar, span, put);
  }
  return { free, worked };
}

/** False when the budget is spent. */
type Put = (day: DayNumber, working: boolean) => boolean;

function addOldStyle(calendar: XmlElement, span: Span, put: Put): void {
  for (const weekDay of weekDaysOf(calendar)) {
    if (weekDay.fields['DayType']?.trim() !== '0') continue;
    const working = flag(weekDay.fields['DayWorking']);
    for (const day of periodDays(weekDay, span)) if (!put(day, working)) return;
  }
}

function addRecurring(calendar: XmlElement, span: Span, put: Put): void {
  const listed = calendar.children['Exceptions']?.[0]?.children['Exception'] ?? [];
  for (const exception of listed) {
    const period = periodOf(exception);
    if (!period) continue;
    for (const day of recurrenceOf(exception.fields, period)) {
      if (day > span.to) break;
      if (!put(day, flag(exception.fields['DayWorking']))) return;
    }
  }
}

function addSpecialWeeks(calendar: XmlElement, span: Span, put: Put): void {
  const weeks = calendar.children['WorkWeeks']?.[0]?.children['WorkWeek'] ?? [];
  for (const week of weeks.slice(0, MAX_SPECIAL_WEEKS)) {
    const says = new Map(
      weekDaysOf(week).map(({ fields }) => [Number(fields['DayType']) - 1, flag(fields['DayWorking'])]),
    );
    for (const day of periodDays(week, span)) {
      const working = says.get(weekday(day));
      if (working !== undefined && !put(day, working)) return;
    }
  }
}

/** Week days that one calendar lists and we look at: its seven, and the exceptions of old files. */
const MAX_WEEK_DAYS = 5000;

/** The week days that a calendar or one of its special weeks lists. */
export function weekDaysOf(owner: XmlElement): readonly XmlElement[] {
  return (owner.children['WeekDays']?.[0]?.children['WeekDay'] ?? []).slice(0, MAX_WEEK_DAYS);
}

function* periodDays(owner: XmlElement, span: Span): Generator<DayNumber> {
  const period = periodOf(owner);
  if (!period) return;
  const to = Math.min(period.to, span.to);
  for (let day = Math.max(period.from, span.from); day <= to; day += 1) yield day;
}

/** First and last day, both inclusive, as the file writes them. */
function periodOf(owner: XmlElement): Span | null {
  const fields = owner.children['TimePeriod']?.[0]?.fields;
  const from = dayOf(fields?.['FromDate']);
  const to = dayOf(fields?.['ToDate']);
  return from === null ? null : { from, to: to ?? from };
}
