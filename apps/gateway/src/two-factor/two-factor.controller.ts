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
  begin({ params: { id: userId }, body, address }: RouteRequest<typeof routes.begin>) {
    return this.rpc.call(beginTwoFactor, { ...body, userId, address });
  }

  @Route(routes.confirm)
  async confirm({ params: { id: userId }, session, body, address }: RouteRequest<typeof routes.confirm>) {
    const { sessionId } = session;
    const answer = await this.rpc.call(confirmTwoFactor, { ...body, userId, sessionId, address });
    // The event says the same to every gateway; this one need not wait for it.
    this.sessions.forgetUser(userId);
    return answer;
  }

  @Route(routes.renewCodes)
  renewCodes({ params: { id: userId }, body, address }: RouteRequest<typeof routes.renewCodes>) {
    return this.rpc.call(renewRecoveryCodes, { ...body, userId, address });
  }

  @Route(routes.end)
  end({ params: { id: userId }, body, address }: RouteRequest<typeof routes.end>) {
    return this.rpc.call(endTwoFactor, { ...body, userId, address });
  }

  @Route(routes.reset)
  reset({ session: { user }, params }: RouteRequest<typeof routes.reset>) {
    return this.rpc.call(resetTwoFactor, { ...params, byUserId: user.id, byRoot: user.isRoot });
  }
}
