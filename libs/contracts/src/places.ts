import { z } from 'zod';
import { defineQuery } from './message';
import { civilDate, language } from './primitives';

/** ISO 3166-1, two letters. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** The part of ISO 3166-2 behind the country. */
export const regionCode = z.string().regex(/^[A-Za-z0-9-]{1,8}$/);

export const place = z.object({ code: z.string(), name: z.string() });
/** Countries; with a country, its regions. Empty where there are none. */
export const placesOf = defineQuery('projects', 'places-of', {
  request: z.object({ country: countryCode.nullable() }),
  response: z.object({ places: z.array(place) }),
});
/** Names of the cities of a region, in order; empty where none is known. */
export const citiesOf = defineQuery('projects', 'cities-of', {
  request: z.object({ country: countryCode, region: regionCode }),
  response: z.object({ cities: z.array(z.string()) }),
});

/** Years whose public holidays can be asked for: calendars that are counted by the moon are not known for ever. */
export const holidayYear = z.coerce.number<number | string>().int().min(1990).max(2100);
/** So many years are answered at once; of more, the first of them. */
export const MOST_HOLIDAY_YEARS = 15;
/** A day off by law, under its name or names in the language asked for, or in the country's own. */
export const publicHoliday = z.object({ date: civilDate, name: z.string() });
export type PublicHoliday = z.infer<typeof publicHoliday>;
/** The public holidays of a country, and of its region where there is one, in order, one entry a day; empty where none is known. */
export const holidaysOf = defineQuery('projects', 'holidays-of', {
  request: z.object({
    country: countryCode,
    region: regionCode.optional(),
    from: holidayYear,
    to: holidayYear,
    language,
  }),
  response: z.object({ holidays: z.array(publicHoliday) }),
});
