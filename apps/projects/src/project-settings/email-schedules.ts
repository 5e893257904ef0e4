import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type EmailSchedule,
  emailScheduleChanged,
  membersOf,
  projectMembersOf,
  type ProjectSettings,
} from '@plomada/contracts';
import { allows } from '@plomada/domain';
import { invalid, notFound, Outbox, RpcClient } from '@plomada/service-kit';
import { ProjectRepository } from '../project-store/project.repository';
import { settingsOf } from './project-settings';

/** When a project's state is mailed: kept here, mailed by those who hear of it. */
@Injectable()
export class EmailSchedules {
  constructor(
    private readonly projects: ProjectRepository,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
  ) {}

  /** Refuses with NOT_FOUND or COPIES_NOT_OF_PROJECT (rows: those who do not see the project). */
  async set(projectId: string, given: EmailSchedule): Promise<ProjectSettings> {
    const businessId = (await this.projects.findReady(projectId))?.businessId;
    if (!businessId) throw notFound('NOT_FOUND');
    const schedule = { ...given, copies: [...new Set(given.copies)] };
    await this.refuseStrangers(projectId, businessId, schedule.copies);
    const record = await this.projects.change(projectId, { emails: schedule });
    await this.outbox.add(emailScheduleChanged, { projectId, businessId, schedule }, randomUUID());
    return settingsOf(record);
  }

  /** The mail says how the project stands: whoever may not look at it there is not told here either. */
  private async refuseStrangers(
    projectId: string,
    businessId: string,
    userIds: readonly string[],
  ): Promise<void> {
    if (userIds.length === 0) return;
    const [ofBusiness, ofProject] = await Promise.all([
      this.rpc.call(membersOf, { businessId }),
      this.rpc.call(projectMembersOf, { projectId }),
    ]);
    const members = [...ofBusiness.members, ...ofProject.members];
    const seeing = new Set(
      members.filter(({ roles }) => allows(roles, 'viewProject')).map(({ user }) => user.id),
    );
    const strangers = userIds.filter((userId) => !seeing.has(userId));
    if (strangers.length > 0) throw invalid('COPIES_NOT_OF_PROJECT', { count: strangers.length }, strangers);
  }
}
