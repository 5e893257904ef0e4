import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { avatarHash, avatarOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { z } from 'zod';
import { Public } from '../access/public';
import { ParsedParam } from '../requests/parsed';

const fileName = z.string().transform((name) => avatarHash.parse(name.replace(/\.webp$/, '')));

/** Pictures of people. Without a token, because pages show them as images: nobody guesses the hash in an address. */
@Public()
@Controller('api/user/avatar')
export class AvatarController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':file')
  @ApiOperation({
    summary: 'A picture of somebody, at most 256 × 256; its address never changes its content',
  })
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  async avatar(@ParsedParam('file', fileName) hash: string, @Res() response: Response): Promise<void> {
    const { webp } = await this.rpc.call(avatarOf, { hash });
    response.setHeader('content-type', 'image/webp');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.setHeader('content-disposition', 'inline; filename="avatar.webp"');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.send(Buffer.from(webp, 'base64'));
  }
}
