import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { setUserVersion, userVersion, userVersionOf, versionNumber } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { Own } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

const seen = z.object({ version: versionNumber, userId: z.string().min(1).max(64) });

@Controller('api/version')
export class UserVersionController {
  constructor(private readonly rpc: RpcClient) {}

  @Get('last_version_user/:userId')
  @Own('userId')
  @Describe({ summary: 'The version that one has been told of, null before the first', answer: userVersion })
  ofUser(@ParsedParam('userId') userId: string) {
    return this.rpc.call(userVersionOf, { userId });
  }

  @Post('update_user_version')
  @HttpCode(200)
  @Own('userId', 'body')
  @Describe({
    summary: 'Notes that one has been told of a version',
    body: seen,
    answer: setUserVersion.response,
  })
  update(@ParsedBody(seen) { version, userId }: z.output<typeof seen>) {
    return this.rpc.call(setUserVersion, { userId, version });
  }
}
