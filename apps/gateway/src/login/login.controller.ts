import { Controller, Req } from '@nestjs/common';
import { checkUser, login, loginRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import { PER_ADDRESS_LOGIN, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';
import { deviceOf } from './device-of';

@Controller('api')
export class LoginController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(loginRoutes.checkUser)
  async checkUser({ body: { email }, address }: RouteRequest<typeof loginRoutes.checkUser>) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(checkUser, { email, address });
  }

  /** The credentials come in the body or, as older clients send them, in the query; they are in no log. */
  @Route(loginRoutes.login)
  async login(
    { body: credentials, address }: RouteRequest<typeof loginRoutes.login>,
    @Req() request: Request,
  ) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(login, { ...credentials, address, device: deviceOf(request) });
  }
}
