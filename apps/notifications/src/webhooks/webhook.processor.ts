import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { DeliveryAttempt } from '@plomada/contracts';
import { ConcurrencyLimiter, inJob } from '@plomada/service-kit';
import { DelayedError, type Job } from 'bullmq';
import { config } from '../config';
import { NoticeRepository } from '../notices/notice.repository';
import { TellChange } from '../notices/tell-change';
import { Deliveries } from './deliveries';
import type { DeliveryRecord } from './delivery.schema';
import { post } from './post';
import { signatureOf, webhookSecret } from './signature';
import { type QueuedDelivery, WEBHOOK_QUEUE } from './webhook-queue';
import type { WebhookRecord } from './webhook.schema';
import { Webhooks } from './webhooks';

/** Tries at once of one owner in this process, of eight: receivers that hang hold back their own business's or project's only. */
const MOST_OF_ONE = 2;
/** How long a delivery waits that found its owner's tries taken, in milliseconds. */
const PUT_BACK_FOR = 1_000;

@Processor(WEBHOOK_QUEUE, {
  // A worker waits for Redis as long as it takes; BullMQ insists on that.
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: null },
  prefix: `${config.PLOMADA_PREFIX}-bull`,
  concurrency: 8,
  // A try takes ten seconds at most: whose process ended is begun again soon, however often that happens.
  lockDuration: 15_000,
  stalledInterval: 5_000,
  maxStalledCount: 100,
})
export class WebhookProcessor extends WorkerHost {
  private readonly logger = new Logger('Webhooks');
  private readonly tries = new ConcurrencyLimiter(MOST_OF_ONE, () => new DelayedError());

  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
    private readonly notices: NoticeRepository,
    private readonly change: TellChange,
  ) {
    super();
  }

  /** What was removed or disabled meanwhile is told nothing; a process that ends in the middle is followed by one that sends it again. */
  async process(job: Job<QueuedDelivery>, token?: string): Promise<void> {
    const delivery = await this.deliveries.find(job.data.deliveryId);
    if (delivery?.status !== 'waiting') return;
    const webhook = await this.webhooks.find(delivery.webhookId);
    if (!webhook) return;
    const owner = `${webhook.owner.of} ${webhook.owner.id}`;
    if (this.tries.isFull(owner)) {
      // No try: it counts as none.
      await job.moveToDelayed(Date.now() + PUT_BACK_FOR, token);
      throw new DelayedError();
    }
    await this.tries.run(owner, () =>
      inJob('deliver webhook', job.data, {}, () => this.attempt(job, webhook, delivery)),
    );
  }

  private async attempt(
    job: Job<QueuedDelivery>,
    webhook: WebhookRecord,
    delivery: DeliveryRecord,
  ): Promise<void> {
    const attempt = await this.send(webhook, delivery);
    const isHeard = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    await this.deliveries.tried(delivery._id, attempt, isHeard ? 'delivered' : isLast ? 'failed' : 'waiting');
    if (isHeard) return this.webhooks.succeeded(webhook._id);
    if (isLast && (await this.webhooks.gaveUp(webhook._id))) await this.tellDisabled(webhook, delivery);
    throw new Error(attempt.error ?? `answered ${attempt.status}`);
  }

  private async send({ _id, url }: WebhookRecord, { _id: id, event, body }: DeliveryRecord) {
    const at = new Date();
    const started = performance.now();
    const headers = {
      'x-plomada-event': event,
      'x-plomada-delivery': id,
      'x-plomada-signature': signatureOf(webhookSecret(config.TOKEN_SECRET, _id), body, at),
    };
    const outcome = await post({ url, body, headers }, config.WEBHOOKS_TO_PRIVATE_ADDRESSES);
    const milliseconds = Math.round(performance.now() - started);
    return { at: at.toISOString(), milliseconds, ...outcome } satisfies DeliveryAttempt;
  }

  /** To the administrators of the project whose event was the last one. */
  private async tellDisabled({ _id, url }: WebhookRecord, { projectId }: DeliveryRecord): Promise<void> {
    const date = new Date();
    await this.notices.add(`webhook-disabled:${_id}:${date.getTime()}`, {
      ...{ projectId, date: date.toISOString(), type: 'WEBHOOK_DISABLED' },
      params: { host: new URL(url).host },
    });
    await this.change.of(projectId);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<QueuedDelivery> | undefined, error: Error): void {
    const { data, attemptsMade: attempt } = job ?? {};
    this.logger.warn({ msg: 'a webhook was not told', id: data?.deliveryId, attempt, why: error.message });
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue: ${error.message}`);
  }
}
