import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { getPlan } from '@plomada/contracts';
import { fromDocument, newlyLate, planDay } from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import { config } from '../config';
import { DigestProjects } from '../digest/digest-projects';
import { Deliveries } from './deliveries';
import { TellWebhooks } from './tell-webhooks';

/** Whoever begins to listen is not told of all that was ever late; a weekend without the service costs nobody anything. */
const DAYS = 3;

/**
 * Looks for restrictions that became late, and for deliveries whose job was lost. Each process looks: what is found twice is told once.
 */
@Injectable()
export class LookForLate implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Webhooks');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly projects: DigestProjects,
    private readonly webhooks: TellWebhooks,
    private readonly deliveries: Deliveries,
    private readonly rpc: RpcClient,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.begin(), config.WEBHOOK_LOOK_MS);
    this.begin();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private begin(): void {
    this.round = this.round
      .then(() => this.look())
      .catch((error: unknown) => this.logger.warn(`looked for again later: ${String(error)}`));
  }

  private async look(): Promise<void> {
    await this.deliveries.requeue(new Date(Date.now() - config.WEBHOOK_FORGOTTEN_MS));
    for (const projectId of await this.projects.ids()) {
      if (await this.webhooks.isHeard('restriction.late', projectId)) await this.lookAt(projectId);
    }
  }

  private async lookAt(projectId: string): Promise<void> {
    try {
      const answer = await this.rpc.call(getPlan, { projectId });
      const plan = fromDocument(answer.plan);
      const now = new Date().toISOString();
      const today = planDay(now, plan.settings.timeZone ?? null);
      for (const { id, detail, family, responsibleName, commited, required, tasks } of newlyLate(
        plan,
        today,
        DAYS,
      )) {
        const due = commited ?? required;
        const data = {
          restrictionId: id,
          detail,
          family,
          responsible: responsibleName,
          due,
          taskIds: tasks.map((one) => one.id),
        };
        const eventId = `late-${projectId}-${id}-${due}`;
        await this.webhooks.tell({ event: 'restriction.late', projectId, eventId, at: now, data });
      }
    } catch (error) {
      if (!(error instanceof AppFailure && error.kind === 'notFound')) throw error;
    }
  }
}
