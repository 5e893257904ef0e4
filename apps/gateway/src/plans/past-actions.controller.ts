import { Controller, Get } from '@nestjs/common';
import { civilDate, pastActions, type Session } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam, ParsedQuery } from '../requests/parsed';

const before = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

/** The action log of a project. */
@Controller('api/actions')
export class PastActionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get(':projectId/get_after/:date')
  @Describe({
    summary:
      'Actions accepted on a day or later, newest first; the next page is `?before=` the answer’s `next`',
    answer: pastActions.response,
  })
  async getAfter(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('date', civilDate) date: string,
    @ParsedQuery('before', before) seq: number | undefined,
  ) {
    return this.page(session, projectId, date, seq);
  }

  @Get(':projectId/all')
  @Describe({
    summary: 'All actions of a project, newest first; the next page is `?before=` the answer’s `next`',
    answer: pastActions.response,
  })
  async all(
    @Caller() session: Session,
    @ParsedParam('projectId') projectId: string,
    @ParsedQuery('before', before) seq: number | undefined,
  ) {
    return this.page(session, projectId, null, seq);
  }

  private async page(session: Session, projectId: string, from: string | null, seq: number | undefined) {
    await this.access.toProject(session, projectId, 'viewProject');
    return this.rpc.call(pastActions, { projectId, from, before: seq ?? null });
  }
}
