import { Controller, HttpCode, Post } from '@nestjs/common';
import {
  businessRoleChange,
  endMemberSessions,
  memberSchema,
  removeFromBusiness,
  type Session,
  setBusinessRole,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

@Controller('api/business/:businessId/members/:userId')
export class BusinessMembersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Post('role')
  @HttpCode(200)
  @Describe({
    summary: "Replaces a member's role in a business",
    body: businessRoleChange,
    answer: memberSchema,
  })
  async role(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('userId') userId: string,
    @ParsedBody(businessRoleChange) { role }: z.output<typeof businessRoleChange>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(setBusinessRole, { businessId, userId, role });
  }

  @Post('remove')
  @HttpCode(200)
  @Describe({
    summary: 'Takes somebody out of a business and all of its projects',
    answer: removeFromBusiness.response,
  })
  async remove(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('userId') userId: string,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(removeFromBusiness, { businessId, userId });
  }

  @Post('end_sessions')
  @HttpCode(200)
  @Describe({ summary: 'Ends all sessions of a member, everywhere', answer: endMemberSessions.response })
  async endSessions(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('userId') userId: string,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(endMemberSessions, { businessId, userId, byRoot: session.user.isRoot });
  }
}
