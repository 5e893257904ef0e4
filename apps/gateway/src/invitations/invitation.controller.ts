import { Controller, HttpCode, Post } from '@nestjs/common';
import {
  acceptInvitation,
  acceptInvitationAnswer,
  acceptInvitationRequest,
  invitationPreview,
  invitationToken,
  joinByInvitation,
  previewInvitation,
  type Session,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Public } from '../access/public';
import { AnySession } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { CallerAddress } from '../limits/caller-address';
import { PER_ADDRESS_LOGIN, RateLimiter } from '../limits/rate-limiter';
import { ParsedBody } from '../requests/parsed';

/** For whoever holds the link of an invitation's mail. */
@Controller('api/invitation')
export class InvitationController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limiter: RateLimiter,
  ) {}

  @Public()
  @Post('preview')
  @HttpCode(200)
  @Describe({
    summary: 'What the link of a mail invites to, and whether the address has an account',
    body: invitationToken,
    answer: invitationPreview,
  })
  async preview(
    @ParsedBody(invitationToken) link: z.output<typeof invitationToken>,
    @CallerAddress() address: string,
  ) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(previewInvitation, link);
  }

  @Public()
  @Post('accept')
  @HttpCode(200)
  @Describe({
    summary: 'Makes an account with name and password, and joins; log in afterwards',
    body: acceptInvitationRequest,
    answer: acceptInvitationAnswer,
  })
  async accept(
    @ParsedBody(acceptInvitationRequest) wish: z.output<typeof acceptInvitationRequest>,
    @CallerAddress() address: string,
  ) {
    await this.limiter.count(PER_ADDRESS_LOGIN, address);
    return this.rpc.call(acceptInvitation, wish);
  }

  @Post('join')
  @HttpCode(200)
  @AnySession()
  @Describe({
    summary: 'Joins with the account that is logged in, by the link of a mail to its address',
    body: invitationToken,
    answer: acceptInvitationAnswer,
  })
  join(@Caller() session: Session, @ParsedBody(invitationToken) { token }: z.output<typeof invitationToken>) {
    return this.rpc.call(joinByInvitation, { token, userId: session.user.id });
  }
}
