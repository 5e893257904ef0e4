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
import { InBusiness, OnPlatform } from '../access/declared';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

@Controller('api/business')
export class BusinessesController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  @HttpCode(200)
  @OnPlatform('createBusiness')
  @Describe({
    summary: 'Creates a business; its creator becomes its admin',
    body: newBusiness,
    answer: businessSchema,
  })
  create(@Caller() session: Session, @ParsedBody(newBusiness) business: z.output<typeof newBusiness>) {
    return this.rpc.call(createBusiness, { business, userId: session.user.id });
  }

  @Get(':id/members')
  @InBusiness('manageBusiness', 'id')
  @Describe({ summary: 'Who belongs to a business, with their roles in it', answer: membersOf.response })
  members(@ParsedParam('id') businessId: string) {
    return this.rpc.call(membersOf, { businessId });
  }

  @Post(':id/members')
  @HttpCode(200)
  @InBusiness('addMember', 'id')
  @Describe({ summary: 'Adds somebody to a business', body: newMember, answer: memberSchema })
  addMember(
    @Caller() session: Session,
    @ParsedParam('id') businessId: string,
    @ParsedBody(newMember) member: z.output<typeof newMember>,
  ) {
    const byRoot = session.user.isRoot;
    if (member.initialPassword !== undefined && !byRoot) throw forbidden('INITIAL_PASSWORD_FORBIDDEN');
    return this.rpc.call(addMember, { businessId, member, byRoot });
  }
}
