import { Controller } from '@nestjs/common';
import {
  addSignOnDomain,
  checkSignOn,
  forgetSignOnIdentity,
  proveSignOnDomain,
  removeSignOnDomain,
  setSignOn,
  signOnOf,
  signOnSettingsRoutes as routes,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { PER_USER_SIGN_ON_SETTINGS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class SignOnSettingsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(routes.view)
  view({ params: { id: businessId } }: RouteRequest<typeof routes.view>) {
    return this.rpc.call(signOnOf, { businessId });
  }

  @Route(routes.set)
  async set({ session: { user }, params, body: change }: RouteRequest<typeof routes.set>) {
    await this.limiter.count(PER_USER_SIGN_ON_SETTINGS, user.id);
    return this.rpc.call(setSignOn, { businessId: params.id, byUserId: user.id, change });
  }

  @Route(routes.check)
  async check({ session: { user }, body }: RouteRequest<typeof routes.check>) {
    await this.limiter.count(PER_USER_SIGN_ON_SETTINGS, user.id);
    return this.rpc.call(checkSignOn, body);
  }

  @Route(routes.addDomain)
  async addDomain({ session: { user }, params }: RouteRequest<typeof routes.addDomain>) {
    await this.limiter.count(PER_USER_SIGN_ON_SETTINGS, user.id);
    const { id: businessId, domain } = params;
    return this.rpc.call(addSignOnDomain, { businessId, byUserId: user.id, domain });
  }

  @Route(routes.proveDomain)
  async proveDomain({ session: { user }, params }: RouteRequest<typeof routes.proveDomain>) {
    await this.limiter.count(PER_USER_SIGN_ON_SETTINGS, user.id);
    const { id: businessId, domain } = params;
    return this.rpc.call(proveSignOnDomain, { businessId, byUserId: user.id, domain, byRoot: user.isRoot });
  }

  @Route(routes.removeDomain)
  removeDomain({ session: { user }, params }: RouteRequest<typeof routes.removeDomain>) {
    const { id: businessId, domain } = params;
    return this.rpc.call(removeSignOnDomain, { businessId, byUserId: user.id, domain });
  }

  @Route(routes.forget)
  forget({ session: { user }, params }: RouteRequest<typeof routes.forget>) {
    return this.rpc.call(forgetSignOnIdentity, { ...params, byUserId: user.id });
  }
}
