import { Controller, Get } from '@nestjs/common';
import { notificationsOf } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { InProject } from '../access/declared';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/notifications')
export class NotificationsController {
  constructor(private readonly rpc: RpcClient) {}

  /** The last part of the path is the client's own business; the platform's calls have it. */
  @Get(':project/get_notifications/:x')
  @InProject('manageProject', 'project')
  @Describe({ summary: 'Notifications of a project, newest first', answer: notificationsOf.response })
  ofProject(@ParsedParam('project') projectId: string, @ParsedParam('x') __x: string) {
    return this.rpc.call(notificationsOf, { projectId });
  }
}
