import { Injectable } from '@nestjs/common';
import {
  type actionApplied,
  getProjectSettings,
  type importSucceeded,
  type termClosed,
  type WebhookEvent,
} from '@plomada/contracts';
import { isScenarioId } from '@plomada/domain';
import { AppFailure, RpcClient } from '@plomada/service-kit';
import type { z } from 'zod';
import { Deliveries } from './deliveries';
import { WebhookOwnerCache } from './webhook-owner-cache';
import { Webhooks } from './webhooks';

/** What happened on a project, as other programs are told. */
export interface Happening {
  readonly event: WebhookEvent;
  readonly projectId: string;
  readonly eventId: string;
  readonly at: string;
  readonly data: object;
}

/** Has what happens told to the webhooks of the project and of its business. */
@Injectable()
export class TellWebhooks {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly owners: WebhookOwnerCache,
    private readonly deliveries: Deliveries,
    private readonly rpc: RpcClient,
  ) {}

  async termClosed(told: z.output<typeof termClosed.payload>, eventId: string): Promise<void> {
    const { projectId, at, termId, number, met, promised, closedBy, seq, again = false } = told;
    const data = { seq, termId, number, promised, kept: met, closedBy, again };
    await this.tell({ event: 'term.closed', projectId, eventId, at, data });
  }

  /** Of the live plan alone, without what it changed: the seq says where to read that. */
  async actionApplied({ projectId, entry }: z.output<typeof actionApplied.payload>): Promise<void> {
    if (isScenarioId(projectId)) return;
    if (!(await this.owners.mayHear('action.applied', projectId))) return;
    const { seq, actionId, type, actor, at } = entry;
    const data = { seq, actionId, type, userId: actor.userId, userName: actor.name };
    const eventId = `action-${projectId}-${actionId}`;
    await this.tell({ event: 'action.applied', projectId, eventId, at, data });
  }

  async importSucceeded(told: z.output<typeof importSucceeded.payload>): Promise<void> {
    const { jobId, projectId, fileName, userId } = told;
    const at = new Date().toISOString();
    const data = { jobId, fileName, userId };
    await this.tell({ event: 'import.done', projectId, eventId: `import-${jobId}`, at, data });
  }

  async tell(happening: Happening): Promise<void> {
    for (const { _id: webhookId } of await this.hearing(happening.event, happening.projectId))
      await this.deliveries.add({ ...happening, webhookId });
  }

  /** Whether anybody hears such an event of a project. */
  async isHeard(event: WebhookEvent, projectId: string): Promise<boolean> {
    return (await this.hearing(event, projectId)).length > 0;
  }

  private async hearing(event: WebhookEvent, projectId: string) {
    const ofProject = await this.webhooks.hearing(event, { of: 'project', id: projectId });
    return [...ofProject, ...(await this.ofBusiness(event, projectId))];
  }

  /** Most events are of nobody's interest: only then is it asked whose the project is. */
  private async ofBusiness(event: WebhookEvent, projectId: string) {
    if (!(await this.webhooks.isHeard(event, 'business'))) return [];
    try {
      const { businessId } = await this.rpc.call(getProjectSettings, { projectId });
      return await this.webhooks.hearing(event, { of: 'business', id: businessId });
    } catch (error) {
      if (error instanceof AppFailure && error.kind === 'notFound') return [];
      throw error;
    }
  }
}
