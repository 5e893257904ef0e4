import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { businessSettingsRoutes as routes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** What a business says of itself, and the lists that it plans with. */
@Controller('api')
export class BusinessSettingsController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.settings)
  settings({ params: { id: businessId } }: RouteRequest<typeof routes.settings>) {
    return this.rpc.call(contracts.getBusinessSettings, { businessId });
  }

  @Route(routes.edit)
  edit({ params: { id: businessId }, body: profile }: RouteRequest<typeof routes.edit>) {
    return this.rpc.call(contracts.editBusiness, { businessId, profile });
  }

  @Route(routes.setModules)
  setModules({ params: { id: businessId }, body: { modules } }: RouteRequest<typeof routes.setModules>) {
    return this.rpc.call(contracts.setBusinessModules, { businessId, modules });
  }

  @Route(routes.addEntry)
  addEntry({ params: { id: businessId, list }, body: entry }: RouteRequest<typeof routes.addEntry>) {
    return this.rpc.call(contracts.addListEntry, { businessId, list, entry });
  }

  @Route(routes.changeEntry)
  changeEntry({ params, body: change }: RouteRequest<typeof routes.changeEntry>) {
    const { id: businessId, list, entryId } = params;
    return this.rpc.call(contracts.changeListEntry, { businessId, list, entryId, change });
  }

  @Route(routes.removeEntry)
  removeEntry({ params: { id: businessId, list, entryId } }: RouteRequest<typeof routes.removeEntry>) {
    return this.rpc.call(contracts.removeListEntry, { businessId, list, entryId });
  }

  @Route(routes.report)
  report({ params: { id: businessId } }: RouteRequest<typeof routes.report>) {
    return this.rpc.call(contracts.companyReportOf, { businessId });
  }
}
