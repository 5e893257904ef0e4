import { Controller, Get, Headers, Res } from '@nestjs/common';
import { entriesSince, type Session } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { Response } from 'express';
import { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';
import { fullProject } from './full-project';
import { OpenProject } from './open-project';

const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

@Controller('api')
export class PlansController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
    private readonly openProject: OpenProject,
  ) {}

  @Get('project/:id/full/:userId')
  @Describe({ summary: 'The whole plan with its seq (304 when the tag still holds)', answer: fullProject })
  async full(
    @Caller() session: Session,
    @ParsedParam('id') projectId: string,
    @ParsedParam('userId') userId: string,
    @Headers('if-none-match') knownTag: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ) {
    this.access.own(session, userId);
    const { roles } = await this.access.toProject(session, projectId, 'viewProject');
    const { tag, body } = await this.openProject.execute(projectId, roles, knownTag);
    response.setHeader('etag', tag);
    response.setHeader('cache-control', 'private, no-cache');
    if (body) return body;
    response.status(304);
    return undefined;
  }

  @Get('actions/:projectId/since/:seq')
  @Describe({
    summary: 'Log entries after a seq, in order; ask again while `more`',
    answer: entriesSince.response,
  })
  async since(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('seq', seq) after: number,
  ) {
    await this.access.toProject(session, projectId, 'viewProject');
    return this.rpc.call(entriesSince, { projectId, seq: after });
  }
}
