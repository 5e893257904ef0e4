import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { deletedOf, restoration, restoreContainer, restoreProject } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { InBusiness } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedBody, ParsedParam } from '../requests/parsed';

/** What a business deleted, and its way back. */
@Controller('api/business/:id/deleted')
export class DeletedController {
  constructor(private readonly rpc: RpcClient) {}

  @Get()
  @InBusiness('manageBusiness', 'id')
  @Describe({ summary: 'Projects and containers deleted in the last 30 days', answer: deletedOf.response })
  list(@ParsedParam('id') businessId: string) {
    return this.rpc.call(deletedOf, { businessId });
  }

  @Post('project/:projectId/restore')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'id')
  @Describe({
    summary: 'Brings a project back, under another code if its own is taken',
    body: restoration,
    answer: restoreProject.response,
  })
  project(
    @ParsedParam('id') businessId: string,
    @ParsedParam('projectId') projectId: string,
    @ParsedBody(restoration) given: z.output<typeof restoration>,
  ) {
    return this.rpc.call(restoreProject, { businessId, projectId, restoration: given });
  }

  @Post('container/:containerId/restore')
  @HttpCode(200)
  @InBusiness('manageBusiness', 'id')
  @Describe({ summary: 'Brings a container back', answer: restoreContainer.response })
  container(@ParsedParam('id') businessId: string, @ParsedParam('containerId') containerId: string) {
    return this.rpc.call(restoreContainer, { businessId, containerId });
  }
}
