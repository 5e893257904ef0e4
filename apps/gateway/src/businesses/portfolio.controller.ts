import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { portfolioRoutes as routes } from '@plomada/contracts';
import { forbidden, RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

type OfBusiness = Pick<RouteRequest<typeof routes.views>, 'session' | 'params'>;

/** The projects of a business that has the portfolio, side by side, by what is stored of them. Each call asks whether it does. */
@Controller('api')
export class PortfolioController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.portfolio)
  async portfolio({ params: { id } }: RouteRequest<typeof routes.portfolio>) {
    return this.rpc.call(contracts.portfolioOf, { projectIds: await this.projectsOf(id) });
  }

  @Route(routes.laboratory)
  async laboratory({ params: { id }, query }: RouteRequest<typeof routes.laboratory>) {
    const { indicators, from = null, to = null } = query;
    const projectIds = await this.projectsOf(id);
    return this.rpc.call(contracts.laboratoryOf, { projectIds, indicators, from, to });
  }

  @Route(routes.views)
  async views(request: RouteRequest<typeof routes.views>) {
    return this.rpc.call(contracts.gridViewsOf, await this.placeOf(request));
  }

  @Route(routes.saveView)
  async saveView(request: RouteRequest<typeof routes.saveView>) {
    const place = await this.placeOf(request);
    return this.rpc.call(contracts.saveGridView, { ...place, isShared: false, saved: request.body });
  }

  @Route(routes.removeView)
  async removeView(request: RouteRequest<typeof routes.removeView>) {
    const place = await this.placeOf(request);
    return this.rpc.call(contracts.removeGridView, { ...place, isShared: false, ...request.body });
  }

  @Route(routes.shareView)
  async shareView(request: RouteRequest<typeof routes.shareView>) {
    const place = await this.placeOf(request);
    return this.rpc.call(contracts.saveGridView, { ...place, isShared: true, saved: request.body });
  }

  @Route(routes.unshareView)
  async unshareView(request: RouteRequest<typeof routes.unshareView>) {
    const place = await this.placeOf(request);
    return this.rpc.call(contracts.removeGridView, { ...place, isShared: true, ...request.body });
  }

  /** Refuses with MODULE_LACKING. */
  private async projectsOf(businessId: string): Promise<string[]> {
    const [{ projects }] = await Promise.all([
      this.rpc.call(contracts.companyReportOf, { businessId }),
      this.mustHavePortfolio(businessId),
    ]);
    return projects.map(({ id }) => id);
  }

  /** Refuses with MODULE_LACKING. */
  private async placeOf({ session, params: { id: businessId, grid } }: OfBusiness) {
    await this.mustHavePortfolio(businessId);
    return { projectId: null, businessId, grid, userId: session.user.id };
  }

  private async mustHavePortfolio(businessId: string): Promise<void> {
    const { modules } = await this.rpc.call(contracts.getBusinessSettings, { businessId });
    if (!modules.includes('portfolio')) throw forbidden('MODULE_LACKING');
  }
}
