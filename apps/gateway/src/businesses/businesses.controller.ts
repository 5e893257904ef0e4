import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  addMember,
  businessSchema,
  createBusiness,
  memberSchema,
  membersOf,
  newBusiness,
  newMember,
  type Session,
} from '@plomada/contracts';
import { forbidden, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

@Controller('api/business')
export class BusinessesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Post()
  @HttpCode(200)
  @Describe({
    summary: 'Creates a business; its creator becomes its admin',
    body: newBusiness,
    answer: businessSchema,
  })
  async create(@Caller() session: Session, @ParsedBody(newBusiness) business: z.output<typeof newBusiness>) {
    await this.access.toPlatform(session, 'createBusiness');
    return this.rpc.call(createBusiness, { business, userId: session.user.id });
  }

  @Get(':id/members')
  @Describe({ summary: 'Who belongs to a business, with their roles in it', answer: membersOf.response })
  async members(@Caller() session: Session, @ParsedParam('id') businessId: string) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(membersOf, { businessId });
  }

  @Post(':id/members')
  @HttpCode(200)
  @Describe({ summary: 'Adds somebody to a business', body: newMember, answer: memberSchema })
  async addMember(
    @Caller() session: Session,
    @ParsedParam('id') businessId: string,
    @ParsedBody(newMember) member: z.output<typeof newMember>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    const byRoot = session.user.isRoot;
    if (member.initialPassword !== undefined && !byRoot) throw forbidden('INITIAL_PASSWORD_FORBIDDEN');
    return this.rpc.call(addMember, { businessId, member, byRoot });
  }
}
