import { Injectable } from '@nestjs/common';
import {
  emailScheduleChanged,
  type EventContract,
  getProjectSettings,
  planChanged,
  planDescribed,
  projectDeleted,
  projectRestored,
  UNCHOSEN_EMAILS,
} from '@plomada/contracts';
import { AppFailure, OnEvent, RpcClient, TtlCache } from '@plomada/service-kit';
import type { z } from 'zod';
import { chosenSchedule } from './chosen-schedule';
import { DigestProjects } from './digest-projects';

type Told<E extends EventContract> = z.output<E['payload']>;

/** For how long a followed project is not looked up again, in milliseconds: each change of each plan asks. */
const KNOWN_FOR = 60_000;

/** Hears which projects there are and when each wants its digests. Only a plan that was edited has something to tell. */
@Injectable()
export class FollowProjects {
  private readonly followed = new TtlCache<void>(KNOWN_FOR);

  constructor(
    private readonly projects: DigestProjects,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(planChanged)
  async onPlanChanged({ projectId }: Told<typeof planChanged>): Promise<void> {
    await this.followed.get(projectId, () => this.followUnlessKnown(projectId));
  }

  @OnEvent(emailScheduleChanged)
  async onScheduleChanged({ projectId, schedule }: Told<typeof emailScheduleChanged>): Promise<void> {
    await this.projects.schedule(projectId, { schedule, timeZone: schedule.timeZone }, new Date());
  }

  @OnEvent(planDescribed)
  async onPlanDescribed({ projectId, timeZone }: Told<typeof planDescribed>): Promise<void> {
    if (timeZone === undefined) return;
    await this.projects.moveTo(projectId, timeZone ?? UNCHOSEN_EMAILS.timeZone, new Date());
  }

  @OnEvent(projectDeleted)
  async onDeleted({ projectId }: Told<typeof projectDeleted>): Promise<void> {
    await this.projects.forget(projectId);
  }

  @OnEvent(projectRestored)
  async onRestored({ projectId }: Told<typeof projectRestored>): Promise<void> {
    await this.follow(projectId);
  }

  private async followUnlessKnown(projectId: string): Promise<void> {
    if (!(await this.projects.has(projectId))) await this.follow(projectId);
  }

  /** Deleted meanwhile, it is not followed. */
  private async follow(projectId: string): Promise<void> {
    try {
      const settings = await this.rpc.call(getProjectSettings, { projectId });
      const { timeZone } = settings.emails;
      await this.projects.schedule(projectId, { schedule: chosenSchedule(settings), timeZone }, new Date());
    } catch (error) {
      if (!(error instanceof AppFailure && error.kind === 'notFound')) throw error;
    }
  }
}
