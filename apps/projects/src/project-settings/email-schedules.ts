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

  /** Who was in copy and does not see the project any more goes out of it. Refuses with NOT_FOUND or COPIES_NOT_OF_PROJECT (rows: others who do not see it). */
  async set(projectId: string, given: EmailSchedule): Promise<ProjectSettings> {
    const project = await this.projects.findReady(projectId);
    if (!project) throw notFound('NOT_FOUND');
    const { businessId, emails } = project;
    const strangers = await this.strangersOf(projectId, businessId, given.copies);
    const added = [...strangers].filter((userId) => !emails?.copies.includes(userId));
    if (added.length > 0) throw invalid('COPIES_NOT_OF_PROJECT', { count: added.length }, added);
    const copies = [...new Set(given.copies)].filter((userId) => !strangers.has(userId));
    const schedule = { ...given, copies };
    const record = await this.projects.change(projectId, { emails: schedule });
    await this.outbox.add(emailScheduleChanged, { projectId, businessId, schedule }, randomUUID());
    return settingsOf(record);
  }

  /** The mail says how the project stands: whoever may not look at it there is not told here either. */
  private async strangersOf(
    projectId: string,
    businessId: string,
    userIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const [ofBusiness, ofProject] = await Promise.all([
      this.rpc.call(membersOf, { businessId }),
      this.rpc.call(projectMembersOf, { projectId }),
    ]);
    const members = [...ofBusiness.members, ...ofProject.members];
    const seeing = new Set(
      members.filter(({ roles }) => allows(roles, 'viewProject')).map(({ user }) => user.id),
    );
    return new Set(userIds.filter((userId) => !seeing.has(userId)));
  }
}
