import type { EmailSchedule } from '@plomada/contracts';
import { addDays, type CivilDate, dayNumber, planDay, weekday } from '@plomada/domain';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** More than a week: a schedule of one day of the week has its next one within it, whatever the clocks do. */
const LOOKED_AT = 9;

type SendingHour = Pick<EmailSchedule, 'days' | 'hour' | 'timeZone'>;

/**
 * The first instant after the given one at which a schedule's hour strikes where the project is, on one of its days of the week
 * (0 is Sunday); null when it has none. An hour that the clocks jump over strikes when they have jumped; one that comes twice
 * strikes the first time.
 */
export function nextSending({ days, hour, timeZone }: SendingHour, after: Date): Date | null {
  const first = planDay(after.toISOString(), timeZone);
  for (let later = 0; later < LOOKED_AT; later += 1) {
    const day = addDays(first, later);
    if (!days.includes(weekday(dayNumber(day)))) continue;
    const at = instantOf(day, hour, timeZone);
    if (at > after) return at;
  }
  return null;
}

function instantOf(day: CivilDate, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  const [before, after] = [offsetAt(timeZone, wall - DAY), offsetAt(timeZone, wall + DAY)];
  const strikes = [wall - before, wall - after].filter((at) => at + offsetAt(timeZone, at) === wall);
  return new Date(strikes.length > 0 ? Math.min(...strikes) : wall - before);
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const shown = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(shown('year'), shown('month') - 1, shown('day'), shown('hour'), shown('minute'));
  return local - Math.floor(instant / MINUTE) * MINUTE;
}
