import { Controller, Get } from '@nestjs/common';
import { civilDate, id, instant, pastActions, pastActionsFilter, pastEntry } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { z } from 'zod';
import { InProject } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedParam, ParsedQuery } from '../requests/parsed';

const before = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();
const most = z.coerce.number().int().min(1).max(200).optional();
/** Several types, with commas between them. */
const types = z
  .string()
  .max(4_000)
  .transform((given) => given.split(','))
  .pipe(z.array(z.string().min(1).max(64)).max(100))
  .optional();

/** The action log of a project. */
@Controller('api/actions')
export class PastActionsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':projectId/get_after/:date')
  @InProject('viewProject', 'projectId')
  @Describe({
    summary:
      'Actions accepted on a day or later, newest first; the next page is `?before=` the answer’s `next`',
    answer: pastActions.response,
  })
  getAfter(
    @ParsedParam('projectId') projectId: string,
    @ParsedParam('date', civilDate) date: string,
    @ParsedQuery('before', before) seq: number | undefined,
  ) {
    return this.rpc.call(pastActions, { projectId, from: date, before: seq ?? null });
  }

  @Get(':projectId/all')
  @InProject('viewProject', 'projectId')
  @Describe({
    summary:
      'Actions of a project, newest first: those of `user`, of `types` (with commas), accepted from `from` to before `until` (instants), about `text` (terms under the asker’s `termWord`); `most` of them, and the next page is `?before=` the answer’s `next`',
    answer: pastActions.response,
  })
  all(
    @ParsedParam('projectId') projectId: string,
    @ParsedQuery('before', before) seq: number | undefined,
    @ParsedQuery('from', instant.optional()) from: string | undefined,
    @ParsedQuery('until', instant.optional()) until: string | undefined,
    @ParsedQuery('user', id.optional()) userId: string | undefined,
    @ParsedQuery('types', types) wanted: string[] | undefined,
    @ParsedQuery('text', pastActionsFilter.shape.text) text: string | undefined,
    @ParsedQuery('termWord', pastActionsFilter.shape.termWord) termWord: string | undefined,
    @ParsedQuery('most', most) count: number | undefined,
  ) {
    return this.rpc.call(pastActions, {
      projectId,
      before: seq ?? null,
      from: from ?? null,
      until,
      userId,
      types: wanted,
      text,
      termWord,
      most: count,
    });
  }

  @Get(':projectId/entry/:actionId')
  @InProject('viewProject', 'projectId')
  @Describe({ summary: 'One action with what it changed, field by field', answer: pastEntry.response })
  entry(@ParsedParam('projectId') projectId: string, @ParsedParam('actionId') actionId: string) {
    return this.rpc.call(pastEntry, { projectId, actionId });
  }
}
