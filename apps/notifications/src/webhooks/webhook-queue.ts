import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { JobQueueName } from '@plomada/contracts';
import { HealthRegistry } from '@plomada/service-kit';
import { Queue } from 'bullmq';

export const WEBHOOK_QUEUE = 'webhooks' satisfies JobQueueName;

/** So much the clocks of processes differ at most, in milliseconds. */
const CLOCKS_DIFFER = 250;

/** A webhook for which something may be due: what that is, and since when, stands in the database. */
export interface QueuedWebhook {
  readonly webhookId: string;
}

@Injectable()
export class WebhookQueue implements OnModuleInit {
  private readonly logger = new Logger(WebhookQueue.name);

  constructor(
    @InjectQueue(WEBHOOK_QUEUE) private readonly queue: Queue<QueuedWebhook>,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    this.health.add('webhook-queue', () => this.queue.getJobCountByTypes('wait'));
  }

  /** Has it looked at once for what is due for a webhook. Once too often does no harm. */
  async look(webhookId: string): Promise<void> {
    await this.queue.add('deliver', { webhookId });
  }

  /** Has it looked at a moment, or soon after: not before it by the clock of whoever looks. */
  async lookAt(webhookId: string, at: Date): Promise<void> {
    await this.queue.add('deliver', { webhookId }, { delay: at.getTime() - Date.now() + CLOCKS_DIFFER });
  }
}
