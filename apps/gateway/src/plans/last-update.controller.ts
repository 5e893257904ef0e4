import { Controller } from '@nestjs/common';
import { allProjects, lastUpdate, lastUpdateRoutes } from '@plomada/contracts';
import { notFound, RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

/** As many as one question may name. */
const PORTION = 1_000;

@Controller('api')
export class LastUpdateController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(lastUpdateRoutes.ofProject)
  async ofProject({ params }: RouteRequest<typeof lastUpdateRoutes.ofProject>) {
    const { updates } = await this.rpc.call(lastUpdate, { projectIds: [params.id] });
    const [update] = updates;
    if (!update) throw notFound('NOT_FOUND');
    return update;
  }

  @Route(lastUpdateRoutes.ofBusiness)
  async ofBusiness({ session, params }: RouteRequest<typeof lastUpdateRoutes.ofBusiness>) {
    const { businesses } = await this.rpc.call(allProjects, { userId: session.user.id });
    const { businessId } = params;
    // An id may be a word that every object answers to ('constructor').
    const business = Object.hasOwn(businesses, businessId) ? businesses[businessId] : undefined;
    if (!business) throw notFound('NOT_FOUND');
    const ids = business.projects.map(({ id }) => id);
    const portions: string[][] = [];
    for (let at = 0; at < ids.length; at += PORTION) portions.push(ids.slice(at, at + PORTION));
    const answers = await Promise.all(
      portions.map((projectIds) => this.rpc.call(lastUpdate, { projectIds })),
    );
    return { updates: answers.flatMap(({ updates }) => updates) };
  }
}
