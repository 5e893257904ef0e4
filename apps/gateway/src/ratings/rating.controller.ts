import { Controller } from '@nestjs/common';
import { rate, ratingOf, ratingRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class RatingController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(ratingRoutes.own)
  own({ session, params }: RouteRequest<typeof ratingRoutes.own>) {
    return this.rpc.call(ratingOf, { userId: session.user.id, projectId: params.project });
  }

  @Route(ratingRoutes.rate)
  rate({ session, params: { project: projectId, rating } }: RouteRequest<typeof ratingRoutes.rate>) {
    return this.rpc.call(rate, { userId: session.user.id, projectId, rating });
  }
}
