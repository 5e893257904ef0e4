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
import { InBusiness } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { inviterOf } from './inviter';

@Controller('api/business/:businessId/invitations')
export class BusinessInvitationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @InBusiness('manageBusiness', 'businessId')
  @Describe({ summary: 'Who was invited to a business and has not come yet', answer: invitationsOf.response })
  list(@ParsedParam('businessId') businessId: string) {
    return this.rpc.call(invitationsOf, { businessId, projectId: null });
  }

  @Post()
  @HttpCode(200)
  @InBusiness('manageBusiness', 'businessId')
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
    const { name: placeName } = await this.rpc.call(getBusinessSettings, { businessId });
    const inviter = inviterOf(session);
    return this.rpc.call(invite, { ...wish, businessId, projectId: null, roles: [role], placeName, inviter });
  }

  @Post(':invitationId/resend')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'businessId')
  @Describe({ summary: 'Mails a new link; the old one is dead', answer: invitationSchema })
  resend(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('invitationId') invitationId: string,
  ) {
    const inviter = inviterOf(session);
    return this.rpc.call(resendInvitation, { businessId, projectId: null, invitationId, inviter });
  }

  @Post(':invitationId/withdraw')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'businessId')
  @Describe({ summary: 'Takes an invitation back', answer: withdrawInvitation.response })
  withdraw(@ParsedParam('businessId') businessId: string, @ParsedParam('invitationId') invitationId: string) {
    return this.rpc.call(withdrawInvitation, { businessId, projectId: null, invitationId });
  }
}
