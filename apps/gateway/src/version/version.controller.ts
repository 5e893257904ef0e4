import { Controller } from '@nestjs/common';
import { LAST_RELEASE, setUserVersion, userVersionOf, versionRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

@Controller('api')
export class VersionController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(versionRoutes.last)
  last() {
    const { number, title, description } = LAST_RELEASE;
    return { number, title, description };
  }

  @Route(versionRoutes.ofUser)
  ofUser({ params }: RouteRequest<typeof versionRoutes.ofUser>) {
    return this.rpc.call(userVersionOf, params);
  }

  @Route(versionRoutes.update)
  update({ body }: RouteRequest<typeof versionRoutes.update>) {
    return this.rpc.call(setUserVersion, body);
  }
}
