import { projectPurged } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import { PlanStore } from '../plans/plan-store';

type Purged = z.output<typeof projectPurged.payload>;

/** What is kept of a plan, each under its id. Without its checkpoints there is no plan: they go first. */
export const PLAN_KEPT_IN = [
  'checkpoints',
  'snapshots',
  'minutes',
  'log',
  'archived_changes',
  'plans',
] as const;

/** The id of a project and those of its scenarios' plans, which begin with it and a ~. */
const idsOf = (projectId: string) => ({
  $or: [{ projectId }, { projectId: { $gte: `${projectId}~`, $lt: `${projectId}\u007f` } }],
});

/** Lets go of the plan of a project that is gone for good. Nobody has held a role there for 30 days: nothing writes to it. */
@Injectable()
export class ForgetProject {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly plans: PlanStore,
  ) {}

  @OnEvent(projectPurged)
  async onPurged({ projectId }: Purged): Promise<void> {
    for (const kept of PLAN_KEPT_IN) await this.connection.collection(kept).deleteMany(idsOf(projectId));
    await this.connection.collection('scenarios').deleteMany({ projectId });
    this.plans.forgetProject(projectId);
  }

  /** Other processes may have it in memory, or read it again until it is gone: each forgets it once it has seen to that itself. */
  @OnEvent(projectPurged, { queue: 'each' })
  onPurgedAnywhere(purged: Purged): Promise<void> {
    return this.onPurged(purged);
  }
}
