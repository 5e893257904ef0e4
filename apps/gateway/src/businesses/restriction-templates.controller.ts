import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { restrictionTemplateRoutes as routes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** The lists of usual restrictions that a business keeps. */
@Controller('api')
export class RestrictionTemplatesController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.ofBusiness)
  ofBusiness({ params: { id: businessId } }: RouteRequest<typeof routes.ofBusiness>) {
    return this.rpc.call(contracts.restrictionTemplatesOf, { businessId });
  }

  @Route(routes.forProject)
  forProject({ params: { project: projectId } }: RouteRequest<typeof routes.forProject>) {
    return this.rpc.call(contracts.restrictionTemplatesFor, { projectId });
  }

  @Route(routes.save)
  save({ params: { id: businessId, templateId }, body: template }: RouteRequest<typeof routes.save>) {
    return this.rpc.call(contracts.saveRestrictionTemplate, { businessId, templateId, template });
  }

  @Route(routes.remove)
  remove({ params: { id: businessId, templateId } }: RouteRequest<typeof routes.remove>) {
    return this.rpc.call(contracts.removeRestrictionTemplate, { businessId, templateId });
  }
}
