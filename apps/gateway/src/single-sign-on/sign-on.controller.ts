import { Controller, Inject, Req, Res } from '@nestjs/common';
import { beginSignOn, enterBySignOn, signOnRoutes as routes } from '@plomada/contracts';
import { CONFIG, RpcClient } from '@plomada/service-kit';
import type { Request, Response } from 'express';
import type { GatewayConfig } from '../config';
import { PER_ADDRESS_SIGN_ON_BEGUN, PER_ADDRESS_SIGN_ON_ENTERED, RateLimiter } from '../limits/rate-limiter';
import { deviceOf } from '../login/device-of';
import { Route, type RouteRequest } from '../requests/route';
import { browserOf, keepBrowser } from './sign-on-cookie';

@Controller('api')
export class SignOnController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Route(routes.begin)
  async begin(
    { body, address }: RouteRequest<typeof routes.begin>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.limiter.count(PER_ADDRESS_SIGN_ON_BEGUN, address);
    const known = browserOf(request);
    const asked = known === undefined ? body : { ...body, browser: known };
    const { url, browser } = await this.rpc.call(beginSignOn, asked);
    keepBrowser(response, browser, this.config.PUBLIC_URL?.startsWith('https:') ?? false);
    return { url };
  }

  @Route(routes.enter)
  async enter({ body, address }: RouteRequest<typeof routes.enter>, @Req() request: Request) {
    await this.limiter.count(PER_ADDRESS_SIGN_ON_ENTERED, address);
    const browser = browserOf(request);
    const came = { address, device: deviceOf(request) };
    return this.rpc.call(enterBySignOn, { ...body, ...came, ...(browser !== undefined && { browser }) });
  }
}
