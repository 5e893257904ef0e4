import { Controller, Get } from '@nestjs/common';
import { projectReports } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { InProject } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/reports')
export class ReportsController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':projectId')
  @InProject('viewReports', 'projectId')
  @Describe({
    summary: 'Indicators of a project at its newest computed seq',
    answer: projectReports.response,
  })
  ofProject(@ParsedParam('projectId') projectId: string) {
    return this.rpc.call(projectReports, { projectId });
  }
}
