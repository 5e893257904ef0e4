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
import { InBusiness } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { RoleCaches } from '../socket/role-caches';

@Controller('api/business/:businessId/members/:userId')
export class BusinessMembersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly roleCaches: RoleCaches,
  ) {}

  @Post('role')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'businessId')
  @Describe({
    summary: "Replaces a member's role in a business",
    body: businessRoleChange,
    answer: memberSchema,
  })
  role(
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('userId') userId: string,
    @ParsedBody(businessRoleChange) { role }: z.output<typeof businessRoleChange>,
  ) {
    return this.roleCaches.clearThenAnswer(
      { userId },
      this.rpc.call(setBusinessRole, { businessId, userId, role }),
    );
  }

  @Post('remove')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'businessId')
  @Describe({
    summary: 'Takes somebody out of a business and all of its projects',
    answer: removeFromBusiness.response,
  })
  remove(@ParsedParam('businessId') businessId: string, @ParsedParam('userId') userId: string) {
    return this.roleCaches.clearThenAnswer(
      { userId },
      this.rpc.call(removeFromBusiness, { businessId, userId }),
    );
  }

  @Post('end_sessions')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'businessId')
  @Describe({ summary: 'Ends all sessions of a member, everywhere', answer: endMemberSessions.response })
  endSessions(
    @Caller() session: Session,
    @ParsedParam('businessId') businessId: string,
    @ParsedParam('userId') userId: string,
  ) {
    return this.rpc.call(endMemberSessions, { businessId, userId, byRoot: session.user.isRoot });
  }
}
