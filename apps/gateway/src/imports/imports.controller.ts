import { Controller, Req } from '@nestjs/common';
import { cancelImport, importResult, importRoutes, importStatus, importWarningsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Request } from 'express';
import { PER_USER_UPLOADS, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';
import { Upload } from './upload';

@Controller('api')
export class ImportsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly upload: Upload,
    private readonly limiter: RateLimiter,
  ) {}

  @Route(importRoutes.upload)
  async project2json({ session }: RouteRequest<typeof importRoutes.upload>, @Req() request: Request) {
    await this.limiter.count(PER_USER_UPLOADS, session.user.id);
    return this.upload.execute(session, request);
  }

  @Route(importRoutes.status)
  status({ session, params }: RouteRequest<typeof importRoutes.status>) {
    return this.rpc.call(importStatus, { ...params, userId: session.user.id });
  }

  @Route(importRoutes.result)
  result({ session, params }: RouteRequest<typeof importRoutes.result>) {
    return this.rpc.call(importResult, { ...params, userId: session.user.id });
  }

  @Route(importRoutes.warnings)
  warnings({ session, params, query }: RouteRequest<typeof importRoutes.warnings>) {
    return this.rpc.call(importWarningsOf, { ...params, ...query, userId: session.user.id });
  }

  @Route(importRoutes.cancel)
  cancel({ session, params }: RouteRequest<typeof importRoutes.cancel>) {
    return this.rpc.call(cancelImport, { ...params, userId: session.user.id });
  }
}
