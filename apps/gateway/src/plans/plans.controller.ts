import { Controller, Get, Headers, Res } from '@nestjs/common';
import { entriesSince } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { z } from 'zod';
import { InProject, Own } from '../access/declared';
import type { HeldRoles } from '../access/roles';
import { Held } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';
import { fullProject } from './full-project';
import { OpenProject } from './open-project';

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

@Controller('api')
export class PlansController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly openProject: OpenProject,
  ) {}

  @Get('project/:id/full/:userId')
  @Own('userId')
  @InProject('viewProject', 'id')
  @Describe({
    summary:
      'The whole plan with its seq, programs, dashboards and newest actions (304 when the tag still holds)',
    answer: fullProject,
  })
  async full(
    @ParsedParam('id') projectId: string,
    @ParsedParam('userId') userId: string,
    @Held() { roles }: HeldRoles,
    @Headers('if-none-match') knownTag: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { tag, body } = await this.openProject.execute(projectId, userId, roles, knownTag);
    response.setHeader('etag', tag);
    response.setHeader('cache-control', 'private, no-cache');
    if (body) return body;
    response.status(304);
    return undefined;
  }

  @Get('actions/:projectId/since/:seq')
  @InProject('viewProject', 'projectId')
  @Describe({
    summary:
      'Log entries after a seq, in order; ask again while `more`. `at` is when the entry of that seq was accepted',
    answer: entriesSince.response,
  })
  since(@ParsedParam('projectId') projectId: string, @ParsedParam('seq', seq) after: number) {
    return this.rpc.call(entriesSince, { projectId, seq: after });
  }
}
