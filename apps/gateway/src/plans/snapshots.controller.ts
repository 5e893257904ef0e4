import { Controller, Get } from '@nestjs/common';
import { type Session, snapshotsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/project')
export class SnapshotsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get(':id/snapshots')
  @Describe({
    summary: 'What the plan can be rolled back to, newest first, for who may roll back',
    answer: snapshotsOf.response,
  })
  async of(@Caller() session: Session, @ParsedParam('id') projectId: string) {
    await this.access.toProject(session, projectId, 'rollBack');
    return this.rpc.call(snapshotsOf, { projectId });
  }
}
