import { Controller } from '@nestjs/common';
import {
  activateReset,
  resetIsActive,
  resetPassword,
  resetPasswordRoutes as routes,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { PER_ADDRESS_LOGIN, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class ResetPasswordController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.activate)
  async activate({ body: { email }, address }: RouteRequest<typeof routes.activate>) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(activateReset, { email, address });
  }

  @Route(routes.isActive)
  async isActive({ body: link, address }: RouteRequest<typeof routes.isActive>) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(resetIsActive, link);
  }

  @Route(routes.newPassword)
  async newPassword({ body: wish, address }: RouteRequest<typeof routes.newPassword>) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(resetPassword, wish);
  }
}
