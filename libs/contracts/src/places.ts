import { z } from 'zod';
import { defineRpc } from './message';

/** ISO 3166-1, two letters. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** The part of ISO 3166-2 behind the country. */
export const regionCode = z.string().regex(/^[A-Za-z0-9-]{1,8}$/);

export const place = z.object({ code: z.string(), name: z.string() });
/** Countries; with a country, its regions. Empty where there are none. */
export const placesOf = defineRpc('projects', 'places-of', {
  request: z.object({ country: countryCode.nullable() }),
  response: z.object({ places: z.array(place) }),
});
/** Names of the cities of a region, in order; empty where none is known. */
export const citiesOf = defineRpc('projects', 'cities-of', {
  request: z.object({ country: countryCode, region: regionCode }),
  response: z.object({ cities: z.array(z.string()) }),
});
