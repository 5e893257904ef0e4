import { Controller } from '@nestjs/common';
import { apiTokenRoutes as routes, apiTokensOf, makeApiToken, revokeApiToken } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Sessions } from '../access/sessions';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class ApiTokensController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
  ) {}

  @Route(routes.list)
  list({ params: { id: userId } }: RouteRequest<typeof routes.list>) {
    return this.rpc.call(apiTokensOf, { userId });
  }

  @Route(routes.make)
  make({ params: { id: userId }, body }: RouteRequest<typeof routes.make>) {
    return this.rpc.call(makeApiToken, { ...body, userId });
  }

  @Route(routes.revoke)
  async revoke({ params: { id: userId, tokenId } }: RouteRequest<typeof routes.revoke>) {
    const answer = await this.rpc.call(revokeApiToken, { userId, tokenId });
    // The event says the same to every gateway; this one need not wait for it.
    this.sessions.forgetSession(tokenId);
    return answer;
  }
}
