import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { JobQueueName } from '@plomada/contracts';
import { currentOrigin, HealthRegistry, type Origin } from '@plomada/service-kit';
import { Queue } from 'bullmq';
import type { DeliveryRecord } from './delivery.schema';

export const WEBHOOK_QUEUE = 'webhooks' satisfies JobQueueName;

/** A delivery to be sent, by its id: what is sent stands in the database. */
export interface QueuedDelivery extends Origin {
  readonly deliveryId: string;
}

@Injectable()
export class WebhookQueue implements OnModuleInit {
  private readonly logger = new Logger(WebhookQueue.name);

  constructor(
    @InjectQueue(WEBHOOK_QUEUE) private readonly queue: Queue<QueuedDelivery>,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    this.health.add('webhook-queue', () => this.queue.getJobCountByTypes('wait'));
  }

  /** While its job is there, the same again changes nothing. */
  async add({ _id: deliveryId, round }: Pick<DeliveryRecord, '_id' | 'round'>): Promise<void> {
    const jobId = `${deliveryId}_${round}`.replaceAll(':', '_');
    await this.queue.add('deliver', { deliveryId, ...currentOrigin() }, { jobId });
  }
}
