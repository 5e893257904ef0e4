import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { type Session, setUserVersion, userVersion, userVersionOf, versionNumber } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

const seen = z.object({ version: versionNumber, userId: z.string().min(1).max(64) });

@Controller('api/version')
export class UserVersionController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get('last_version_user/:userId')
  @Describe({ summary: 'The version that one has been told of, null before the first', answer: userVersion })
  ofUser(@Caller() session: Session, @ParsedParam('userId') userId: string) {
    this.access.own(session, userId);
    return this.rpc.call(userVersionOf, { userId });
  }

  @Post('update_user_version')
  @HttpCode(200)
  @Describe({
    summary: 'Notes that one has been told of a version',
    body: seen,
    answer: setUserVersion.response,
  })
  update(@Caller() session: Session, @ParsedBody(seen) { version, userId }: z.output<typeof seen>) {
    this.access.own(session, userId);
    return this.rpc.call(setUserVersion, { userId, version });
  }
}
