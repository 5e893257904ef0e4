import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type EmailSchedule,
  emailScheduleChanged,
  membersOf,
  type ProjectSettings,
} from '@plomada/contracts';
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

  /** Refuses with NOT_FOUND or TEAM_MEMBER_UNKNOWN (rows: those who are not of the business). */
  async set(projectId: string, given: EmailSchedule): Promise<ProjectSettings> {
    const businessId = (await this.projects.findReady(projectId))?.businessId;
    if (!businessId) throw notFound('NOT_FOUND');
    await this.refuseStrangers(businessId, given.copies);
    const schedule = { ...given, days: distinct(given.days).sort(), copies: distinct(given.copies) };
    const record = await this.projects.change(projectId, { emails: schedule });
    await this.outbox.add(emailScheduleChanged, { projectId, businessId, schedule }, randomUUID());
    return settingsOf(record);
  }

  private async refuseStrangers(businessId: string, userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    const { members } = await this.rpc.call(membersOf, { businessId });
    const known = new Set(members.map(({ user }) => user.id));
    const strangers = userIds.filter((userId) => !known.has(userId));
    if (strangers.length > 0) throw invalid('TEAM_MEMBER_UNKNOWN', { count: strangers.length }, strangers);
  }
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
