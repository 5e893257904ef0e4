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
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class TwoFactorController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.state)
  state({ params: { id: userId } }: RouteRequest<typeof routes.state>) {
    return this.rpc.call(twoFactorOf, { userId });
  }

  @Route(routes.begin)
  begin({ params: { id: userId }, body, address }: RouteRequest<typeof routes.begin>) {
    return this.rpc.call(beginTwoFactor, { ...body, userId, address });
  }

  @Route(routes.confirm)
  confirm({ params: { id: userId }, body, address }: RouteRequest<typeof routes.confirm>) {
    return this.rpc.call(confirmTwoFactor, { ...body, userId, address });
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
