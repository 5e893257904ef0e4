import { Controller, Get } from '@nestjs/common';
import { projectReports, type Session } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/reports')
export class ReportsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  @Get(':projectId')
  @Describe({
    summary: 'Indicators of a project at its newest computed seq',
    answer: projectReports.response,
  })
  async ofProject(@Caller() session: Session, @ParsedParam('projectId') projectId: string) {
    await this.access.toProject(session, projectId, 'viewReports');
    return this.rpc.call(projectReports, { projectId });
  }
}
