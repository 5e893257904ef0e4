import { Controller, HttpCode, Post } from '@nestjs/common';
import { validateTasks, validateTermTasks, validationAnswer } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { InProject } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedBody } from '../requests/parsed';

/** The checks of the staged close. */
@Controller('api/terms')
export class TermsController {
  constructor(private readonly rpc: RpcClient) {}

  @Post('validation_term_tasks')
  @HttpCode(200)
  @InProject('closeTerm', 'projectId', 'body')
  @Describe({
    summary: "The term's tasks as the client sees them against the server's record",
    body: validateTermTasks.request,
    answer: validationAnswer,
  })
  termTasks(@ParsedBody(validateTermTasks.request) claims: z.output<typeof validateTermTasks.request>) {
    return this.rpc.call(validateTermTasks, claims);
  }

  @Post('validation_server_multiple')
  @HttpCode(200)
  @InProject('closeTerm', 'projectId', 'body')
  @Describe({
    summary: 'All tasks of the project, in portions, against the record of the server',
    body: validateTasks.request,
    answer: validationAnswer,
  })
  tasks(@ParsedBody(validateTasks.request) claims: z.output<typeof validateTasks.request>) {
    return this.rpc.call(validateTasks, claims);
  }
}
