import { Controller, Get } from '@nestjs/common';
import { notificationsOf, type Session } from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Access } from '../access/access';
import { Caller } from '../access/session-of';
import { Describe } from '../docs/describe';
import { ParsedParam } from '../requests/parsed';

@Controller('api/notifications')
export class NotificationsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly access: Access,
  ) {}

  /** The last part of the path is the client's own business; the platform's calls have it. */
  @Get(':project/get_notifications/:x')
  @Describe({ summary: 'Notifications of a project, newest first', answer: notificationsOf.response })
  async ofProject(
    @Caller() session: Session,
    @ParsedParam('project') projectId: string,
    @ParsedParam('x') _x: string,
  ) {
    await this.access.toProject(session, projectId, 'manageProject');
    return this.rpc.call(notificationsOf, { projectId });
  }
}
