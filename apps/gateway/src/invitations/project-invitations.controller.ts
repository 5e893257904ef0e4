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
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';
import { inviterOf } from './inviter';

@Controller('api/project/:projectId/invitations')
export class ProjectInvitationsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get()
  @Describe({ summary: 'Who was invited to a project and has not come yet', answer: invitationsOf.response })
  async list(@Caller() session: Session, @ParsedParam('projectId') projectId: string) {
    return this.rpc.call(invitationsOf, await this.place(session, projectId));
  }

  @Post()
  @HttpCode(200)
  @Describe({
    summary: 'Invites an address to a project, by mail; who accepts becomes a member of its business too',
    body: newProjectInvitation,
    answer: invitationSchema,
  })
  async invite(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedBody(newProjectInvitation) wish: z.output<typeof newProjectInvitation>,
  ) {
    const place = await this.place(session, projectId);
    const { name, business } = await this.rpc.call(projectSummary, { projectId });
    const placeName = `${name} (${business.name})`;
    return this.rpc.call(invite, { ...wish, ...place, placeName, inviter: inviterOf(session) });
  }

  @Post(':invitationId/resend')
  @HttpCode(200)
  @Describe({ summary: 'Mails a new link; the old one is dead', answer: invitationSchema })
  async resend(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('invitationId') invitationId: string,
  ) {
    const place = await this.place(session, projectId);
    return this.rpc.call(resendInvitation, { ...place, invitationId, inviter: inviterOf(session) });
  }

  @Post(':invitationId/withdraw')
  @HttpCode(200)
  @Describe({ summary: 'Takes an invitation back', answer: withdrawInvitation.response })
  async withdraw(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('invitationId') invitationId: string,
  ) {
    return this.rpc.call(withdrawInvitation, { ...(await this.place(session, projectId)), invitationId });
  }

  private async place(session: Session, projectId: string) {
    const { businessId } = await this.access.toProject(session, projectId, 'manageProject');
    if (businessId === null) throw notFound('NOT_FOUND');
    return { businessId, projectId };
  }
}
