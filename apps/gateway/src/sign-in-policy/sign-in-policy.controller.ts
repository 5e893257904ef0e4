import { Controller } from '@nestjs/common';
import {
  accountLogOf,
  setSignInPolicy,
  signInPolicyOf,
  signInPolicyRoutes as routes,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class SignInPolicyController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.policy)
  policy({ params: { id: businessId } }: RouteRequest<typeof routes.policy>) {
    return this.rpc.call(signInPolicyOf, { businessId });
  }

  @Route(routes.set)
  set({ session: { user }, params: { id: businessId }, body: policy }: RouteRequest<typeof routes.set>) {
    return this.rpc.call(setSignInPolicy, { businessId, byUserId: user.id, policy });
  }

  @Route(routes.log)
  log({ params: { id: businessId } }: RouteRequest<typeof routes.log>) {
    return this.rpc.call(accountLogOf, { businessId });
  }
}
