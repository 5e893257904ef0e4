import { citiesOf, countryCode, holidaysOf, holidayYear, placesOf, regionCode } from '../places';
import { language } from '../primitives';
import { anySession, defineRoute } from '../route';

/** Countries, regions and cities, a list at a time, and public holidays. For everybody who is logged in. */
export const placeRoutes = {
  countries: defineRoute({
    method: 'GET',
    path: '/places/countries',
    summary: 'All countries by ISO 3166-1 code',
    access: anySession,
    answer: placesOf.response,
  }),
  regions: defineRoute({
    method: 'GET',
    path: '/places/countries/:country/regions',
    summary: 'The regions of a country',
    access: anySession,
    params: { country: countryCode },
    answer: placesOf.response,
  }),
  cities: defineRoute({
    method: 'GET',
    path: '/places/countries/:country/regions/:region/cities',
    summary: 'Names of the cities of a region',
    access: anySession,
    params: { country: countryCode, region: regionCode },
    answer: citiesOf.response,
  }),
  holidays: defineRoute({
    method: 'GET',
    path: '/places/countries/:country/holidays',
    summary: 'The public holidays of a country and its region in some years, by name',
    access: anySession,
    params: { country: countryCode },
    query: { from: holidayYear, to: holidayYear, region: regionCode.optional(), language },
    answer: holidaysOf.response,
  }),
};
