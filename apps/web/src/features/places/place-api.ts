import { placeRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

export const countries = () => callRoute(placeRoutes.countries);
export const regions = (country: string) => callRoute(placeRoutes.regions, { params: { country } });
/** The public holidays of a country, by the name that they have in the language, from a year to a year. */
export const publicHolidays = (
  country: string,
  { region, ...asked }: { region: string | null; from: number; to: number; language: 'es' | 'en' },
) => callRoute(placeRoutes.holidays, { params: { country }, query: { ...asked, ...(region && { region }) } });
export const cities = (country: string, region: string) =>
  callRoute(placeRoutes.cities, { params: { country, region } });
