import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { deletedOf, restoration, restoreContainer, restoreProject, type Session } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

/** What a business deleted, and its way back. */
@Controller('api/business/:id/deleted')
export class DeletedController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get()
  @Describe({ summary: 'Projects and containers deleted in the last 30 days', answer: deletedOf.response })
  async list(@Caller() session: Session, @ParsedParam('id') businessId: string) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(deletedOf, { businessId });
  }

  @Post('project/:projectId/restore')
  @HttpCode(200)
  @Describe({
    summary: 'Brings a project back, under another code if its own is taken',
    body: restoration,
    answer: restoreProject.response,
  })
  async project(
    @Caller() session: Session,
    @ParsedParam('id') businessId: string,
    @ParsedParam('projectId') projectId: string,
    @ParsedBody(restoration) given: z.output<typeof restoration>,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(restoreProject, { businessId, projectId, restoration: given });
  }

  @Post('container/:containerId/restore')
  @HttpCode(200)
  @Describe({ summary: 'Brings a container back', answer: restoreContainer.response })
  async container(
    @Caller() session: Session,
    @ParsedParam('id') businessId: string,
    @ParsedParam('containerId') containerId: string,
  ) {
    await this.access.toBusiness(session, businessId, 'manageBusiness');
    return this.rpc.call(restoreContainer, { businessId, containerId });
  }
}
