import { Controller } from '@nestjs/common';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  twoFactorOf,
  twoFactorRoutes as routes,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Sessions } from '../access/sessions';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class TwoFactorController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: Sessions,
  ) {}

  @Route(routes.state)
  state({ params: { id: userId } }: RouteRequest<typeof routes.state>) {
    return this.rpc.call(twoFactorOf, { userId });
  }

  @Route(routes.begin)
  begin(request: RouteRequest<typeof routes.begin>) {
    return this.rpc.call(beginTwoFactor, { ...request.body, ...ownerOf(request) });
  }

  @Route(routes.confirm)
  async confirm(request: RouteRequest<typeof routes.confirm>) {
    const answer = await this.rpc.call(confirmTwoFactor, { ...request.body, ...ownerOf(request) });
    // The event says the same to every gateway; this one need not wait for it.
    this.sessions.forgetUser(request.params.id);
    return answer;
  }

  @Route(routes.renewCodes)
  renewCodes(request: RouteRequest<typeof routes.renewCodes>) {
    return this.rpc.call(renewRecoveryCodes, { ...request.body, ...ownerOf(request) });
  }

  @Route(routes.end)
  end(request: RouteRequest<typeof routes.end>) {
    return this.rpc.call(endTwoFactor, { ...request.body, ...ownerOf(request) });
  }

  @Route(routes.reset)
  reset({ session: { user }, params }: RouteRequest<typeof routes.reset>) {
    return this.rpc.call(resetTwoFactor, { ...params, byUserId: user.id, byRoot: user.isRoot });
  }
}

/** Whose second step it is, and from where and in which session it is asked. */
const ownerOf = ({
  params,
  session,
  address,
}: Pick<RouteRequest<typeof routes.begin>, 'params' | 'session' | 'address'>) => ({
  userId: params.id,
  sessionId: session.sessionId,
  address,
});
