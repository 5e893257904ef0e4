import { Controller, Res } from '@nestjs/common';
import { avatarOf, avatarRoutes } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { Route, type RouteRequest } from '../requests/route';

/** Pictures of people. */
@Controller('api')
export class AvatarController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(avatarRoutes.avatar)
  async avatar(
    { params: { file: hash } }: RouteRequest<typeof avatarRoutes.avatar>,
    @Res() response: Response,
  ): Promise<void> {
    const { webp } = await this.rpc.call(avatarOf, { hash });
    response.setHeader('content-type', 'image/webp');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.setHeader('content-disposition', 'inline; filename="avatar.webp"');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.send(Buffer.from(webp, 'base64'));
  }
}
