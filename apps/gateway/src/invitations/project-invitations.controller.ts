import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  invitationSchema,
  invitationsOf,
  invite,
  newProjectInvitation,
  projectSummary,
  resendInvitation,
  type Session,
  withdrawInvitation,
} from '@plomada/contracts';
import { notFound, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { InProject } from '../access/declared';
import type { HeldRoles } from '../access/roles';
import { Caller, Held } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { inviterOf } from './inviter';

@Controller('api/project/:projectId/invitations')
export class ProjectInvitationsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @InProject('manageProject', 'projectId')
  @Describe({ summary: 'Who was invited to a project and has not come yet', answer: invitationsOf.response })
  list(@Held() held: HeldRoles, @ParsedParam('projectId') projectId: string) {
    return this.rpc.call(invitationsOf, placeOf(held, projectId));
  }

  @Post()
  @HttpCode(200)
  @InProject('manageProject', 'projectId')
  @Describe({
    summary: 'Invites an address to a project, by mail; who accepts becomes a member of its business too',
    body: newProjectInvitation,
    answer: invitationSchema,
  })
  async invite(
    @Caller() session: Session,
    @Held() held: HeldRoles,
    @ParsedParam('projectId') projectId: string,
    @ParsedBody(newProjectInvitation) wish: z.output<typeof newProjectInvitation>,
  ) {
    const place = placeOf(held, projectId);
    const { name, business } = await this.rpc.call(projectSummary, { projectId });
    const placeName = `${name} (${business.name})`;
    return this.rpc.call(invite, { ...wish, ...place, placeName, inviter: inviterOf(session) });
  }

  @Post(':invitationId/resend')
  @HttpCode(200)
  @InProject('manageProject', 'projectId')
  @Describe({ summary: 'Mails a new link; the old one is dead', answer: invitationSchema })
  resend(
    @Caller() session: Session,
    @Held() held: HeldRoles,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('invitationId') invitationId: string,
  ) {
    const place = placeOf(held, projectId);
    return this.rpc.call(resendInvitation, { ...place, invitationId, inviter: inviterOf(session) });
  }

  @Post(':invitationId/withdraw')
  @HttpCode(200)
  @InProject('manageProject', 'projectId')
  @Describe({ summary: 'Takes an invitation back', answer: withdrawInvitation.response })
  withdraw(
    @Held() held: HeldRoles,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('invitationId') invitationId: string,
  ) {
    return this.rpc.call(withdrawInvitation, { ...placeOf(held, projectId), invitationId });
  }
}

function placeOf({ businessId }: HeldRoles, projectId: string) {
  if (businessId === null) throw notFound('NOT_FOUND');
  return { businessId, projectId };
}
