import { businessSettingsRoutes as routes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

/** Takes a family into the list of a company. */
export const addFamily = (businessId: string, name: string) =>
  callRoute(routes.addEntry, { params: { id: businessId, list: 'restrictionFamilies' }, body: { name } });
