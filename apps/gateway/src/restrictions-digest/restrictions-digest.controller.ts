import { Controller } from '@nestjs/common';
import { digestSubscriptionOf, restrictionsDigestRoutes, setDigestSubscription } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { PER_ADDRESS_PUBLIC, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

/** For whoever holds the link of a digest's mail. */
@Controller('api')
export class RestrictionsDigestController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(restrictionsDigestRoutes.preview)
  async preview({ body, address }: RouteRequest<typeof restrictionsDigestRoutes.preview>) {
    await this.limiter.count(PER_ADDRESS_PUBLIC, address);
    return this.rpc.call(digestSubscriptionOf, body);
  }

  @Route(restrictionsDigestRoutes.unsubscribe)
  unsubscribe({ params, address }: RouteRequest<typeof restrictionsDigestRoutes.unsubscribe>) {
    return this.set(params.token, false, address);
  }

  @Route(restrictionsDigestRoutes.subscribe)
  subscribe({ params, address }: RouteRequest<typeof restrictionsDigestRoutes.subscribe>) {
    return this.set(params.token, true, address);
  }

  private async set(token: string, wanted: boolean, address: string) {
    await this.limiter.count(PER_ADDRESS_PUBLIC, address);
    return this.rpc.call(setDigestSubscription, { token, wanted });
  }
}
