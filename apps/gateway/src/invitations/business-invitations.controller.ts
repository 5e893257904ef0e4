import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  getBusinessSettings,
  invitationSchema,
  invitationsOf,
  invite,
  newBusinessInvitation,
  resendInvitation,
  type Session,
  withdrawInvitation,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { inviterOf } from './inviter';

@Controller('api/business/:businessId/invitations')
export class BusinessInvitationsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get()
  @Describe({ summary: 'Who was invited to a business and has not come yet', answer: invitationsOf.response })
  async list(@Caller() session: Session, @ParsedParam('businessId') businessId: string) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(invitationsOf, { businessId, projectId: null });
  }

  @Post()
  @HttpCode(200)
  @Describe({
    summary: 'Invites an address to a business, by mail',
    body: newBusinessInvitation,
    answer: invitationSchema,
  })
  async invite(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedBody(newBusinessInvitation) { role, ...wish }: z.output<typeof newBusinessInvitation>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    const { name: placeName } = await this.rpc.call(getBusinessSettings, { businessId });
    const inviter = inviterOf(session);
    return this.rpc.call(invite, { ...wish, businessId, projectId: null, roles: [role], placeName, inviter });
  }

  @Post(':invitationId/resend')
  @HttpCode(200)
  @Describe({ summary: 'Mails a new link; the old one is dead', answer: invitationSchema })
  async resend(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('invitationId') invitationId: string,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    const inviter = inviterOf(session);
    return this.rpc.call(resendInvitation, { businessId, projectId: null, invitationId, inviter });
  }

  @Post(':invitationId/withdraw')
  @HttpCode(200)
  @Describe({ summary: 'Takes an invitation back', answer: withdrawInvitation.response })
  async withdraw(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('invitationId') invitationId: string,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(withdrawInvitation, { businessId, projectId: null, invitationId });
  }
}
