import { Controller, HttpCode, Post } from '@nestjs/common';
import { type Session, validateTasks, validateTermTasks, validationAnswer } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedBody } from '../requests/parsed';

/** The checks of the staged close. */
@Controller('api/terms')
export class TermsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Post('validation_term_tasks')
  @HttpCode(200)
  @Describe({
    summary: "The term's tasks as the client sees them against the server's record",
    body: validateTermTasks.request,
    answer: validationAnswer,
  })
  async termTasks(
    @Caller() session: Session,
    @ParsedBody(validateTermTasks.request) claims: z.output<typeof validateTermTasks.request>,
  ) {
    await this.access.toProject(session, claims.projectId, 'closeTerm');
    return this.rpc.call(validateTermTasks, claims);
  }

  @Post('validation_server_multiple')
  @HttpCode(200)
  @Describe({
    summary: 'All tasks of the project, in portions, against the record of the server',
    body: validateTasks.request,
    answer: validationAnswer,
  })
  async tasks(
    @Caller() session: Session,
    @ParsedBody(validateTasks.request) claims: z.output<typeof validateTasks.request>,
  ) {
    await this.access.toProject(session, claims.projectId, 'closeTerm');
    return this.rpc.call(validateTasks, claims);
  }
}
