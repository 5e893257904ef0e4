import { placeRoutes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

export const countries = () => callRoute(placeRoutes.countries);
export const regions = (country: string) => callRoute(placeRoutes.regions, { params: { country } });
export const cities = (country: string, region: string) =>
  callRoute(placeRoutes.cities, { params: { country, region } });
