import { Controller, Get } from '@nestjs/common';
import { snapshotsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { InProject } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/project')
export class SnapshotsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':id/snapshots')
  @InProject('rollBack', 'id')
  @Describe({
    summary: 'What the plan can be rolled back to, newest first, for who may roll back',
    answer: snapshotsOf.response,
  })
  of(@ParsedParam('id') projectId: string) {
    return this.rpc.call(snapshotsOf, { projectId });
  }
}
