import { type holidaysOf, MOST_HOLIDAY_YEARS, type PublicHoliday } from '@plomada/contracts';
import { civilDate, dayNumber } from '@plomada/domain';
import type Holidays from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import type { z } from 'zod';

const MS_PER_DAY = 86_400_000;

/**
 * The days off by law of a country, and of its region where the library knows it: from `from` to `to`, both included, at most
 * `MOST_HOLIDAY_YEARS` years. What falls on one day is named together; a feast of several days has each of them. Half days
 * and what banks alone keep are left out: work on a site goes on.
 */
export async function publicHolidays({
  country,
  region,
  from,
  to,
  language,
}: z.infer<typeof holidaysOf.request>): Promise<PublicHoliday[]> {
  const calendar = await calendarOf(country, region, language);
  const names = new Map<string, Set<string>>();
  const last = Math.min(to, from + MOST_HOLIDAY_YEARS - 1);
  for (let year = from; year <= last; year += 1) {
    for (const holiday of calendar.getHolidays(year)) {
      const name = SPELT_OTHERWISE[holiday.name] ?? holiday.name;
      for (const date of daysOf(holiday)) names.set(date, (names.get(date) ?? new Set()).add(name));
    }
  }
  return [...names]
    .map(([date, named]) => ({ date, name: [...named].join(', ') }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Names that the library writes as no calendar does. */
const SPELT_OTHERWISE: Readonly<Record<string, string>> = {
  'La inmaculada concepción': 'Inmaculada Concepción',
  'La virgen de Chiquinquirá': 'Virgen de Chiquinquirá',
};

/** What the library does not know, by country: Chile's law 2.977 keeps Friday and Saturday before Easter. */
const BEYOND_THE_LIBRARY: Readonly<
  Record<string, readonly { rule: string; name: Record<string, string> }[]>
> = {
  CL: [{ rule: 'easter -1', name: { es: 'Sábado Santo', en: 'Holy Saturday' } }],
};

async function calendarOf(country: string, region: string | undefined, language: string): Promise<Holidays> {
  const place = region === undefined ? { country } : { country, state: region };
  const calendar = new (await library())(place, { languages: [language], types: ['public'] });
  for (const { rule, name } of BEYOND_THE_LIBRARY[country] ?? []) {
    calendar.setHoliday(rule, { name: name[language]!, type: 'public' });
  }
  return calendar;
}

/** Its rules for all countries take memory, and few ask: it is read when the first one does. */
async function library(): Promise<typeof Holidays> {
  return (await import('date-holidays')).default;
}

/** Each day of a holiday, by the country's own calendar whatever the zone of this process. */
function daysOf({ date, start, end }: HolidaysTypes.Holiday): readonly string[] {
  const first = dayNumber(date.slice(0, 10));
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / MS_PER_DAY));
  return Array.from({ length: days }, (_, nth) => civilDate(first + nth));
}
