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
import { WebhookLock } from './webhook-lock';
import { restAfter, waitAfter } from './backoff';
import { type QueuedWebhook, WEBHOOK_QUEUE, WebhookQueue } from './webhook-queue';
import type { WebhookRecord } from './webhook.schema';
import { Webhooks } from './webhooks';

/** Receivers of one owner that this process tells at once, of eight. Each has one try at once, of all processes: one that hangs leaves a place. */
const MOST_OF_OWNER = 2;
/** Among them, receivers that gave no answer the last time: however many of an owner hang, a place is left for those that answer. */
const MOST_IN_DOUBT = 1;
/** How long a receiver waits that found its owner's places taken, in milliseconds. */
const PUT_BACK_FOR = 500;
/** After so long the places are left to other receivers, though there is more to tell, in milliseconds. */
const SLICE = 5_000;
/** How long they are: those that were put back have looked meanwhile. */
const AFTER_SLICE = 2 * PUT_BACK_FOR;

/** A delivery that is to be made now. */
interface Due {
  readonly webhook: WebhookRecord;
  readonly delivery: DeliveryRecord;
}

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
  private readonly told = new ConcurrencyLimiter(MOST_OF_OWNER, () => new DelayedError());
  private readonly inDoubt = new ConcurrencyLimiter(MOST_IN_DOUBT, () => new DelayedError());

  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
    private readonly lock: WebhookLock,
    private readonly queue: WebhookQueue,
    private readonly notices: NoticeRepository,
    private readonly change: TellChange,
  ) {
    super();
  }

  /** Tells a webhook what is due. A process that ends in the middle is followed by one that sends it again. */
  async process(job: Job<QueuedWebhook>, token?: string): Promise<void> {
    const { webhookId } = job.data;
    // Whoever holds the lock looks once more when it has told all.
    if (!(await this.lock.acquire(webhookId, job.id!))) return;
    const webhook = await this.webhooks.find(webhookId);
    if (!webhook) return;
    const owner = `${webhook.owner.of} ${webhook.owner.id}`;
    const isInDoubt = webhook.unanswered > 0;
    if (this.told.isFull(owner) || (isInDoubt && this.inDoubt.isFull(owner)))
      return putBack(job, PUT_BACK_FOR, token);
    const tell = () => this.told.run(owner, () => this.tellDue(webhookId, job.id!));
    const isAllTold = await (isInDoubt ? this.inDoubt.run(owner, tell) : tell());
    if (!isAllTold) await putBack(job, AFTER_SLICE, token);
  }

  /**
   * Tells what is due, the oldest first, for a slice of time. Answers whether nothing is left. It is looked once more after the lock is released: what
   * came just before was left to this job.
   */
  private async tellDue(webhookId: string, jobId: string): Promise<boolean> {
    const end = Date.now() + SLICE;
    do {
      for (let due = await this.due(webhookId); due; due = await this.due(webhookId)) {
        await this.deliver(due);
        if (Date.now() >= end) return false;
        if (!(await this.lock.acquire(webhookId, jobId))) return true;
      }
      await this.lock.release(webhookId, jobId);
    } while ((await this.due(webhookId)) && (await this.lock.acquire(webhookId, jobId)));
    return true;
  }

  /** What was removed meanwhile is told nothing, and who gave no answer is left alone for a while. */
  private async due(webhookId: string): Promise<Due | null> {
    const webhook = await this.webhooks.find(webhookId);
    if (!webhook || (webhook.restsUntil ?? 0) > new Date()) return null;
    const delivery = await this.deliveries.nextDue(webhookId);
    return delivery && { webhook, delivery };
  }

  private deliver({ webhook, delivery }: Due): Promise<void> {
    return inJob('deliver webhook', delivery.origin, {}, () => this.attempt(webhook, delivery));
  }

  private async attempt(webhook: WebhookRecord, delivery: DeliveryRecord): Promise<void> {
    const attempt = await this.send(webhook, delivery);
    const tries = delivery.tries + 1;
    const isHeard = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const isLast = tries >= config.WEBHOOK_ATTEMPTS;
    const status = isHeard ? 'delivered' : isLast ? 'failed' : 'waiting';
    const dueAt = new Date(Date.now() + waitAfter(tries, config.WEBHOOK_RETRY_MS));
    // Queued first: a process that ends in between leaves nothing behind that nobody looks for.
    if (status === 'waiting') await this.queue.lookAt(webhook._id, dueAt);
    await this.noteAnswer(webhook, attempt.status !== null);
    await this.deliveries.tried(delivery._id, attempt, { status, dueAt });
    if (isHeard) return webhook.failures > 0 ? this.webhooks.succeeded(webhook._id) : undefined;
    const why = attempt.error ?? `answered ${attempt.status}`;
    this.logger.warn({ msg: 'a webhook was not told', id: delivery._id, attempt: tries, why });
    if (isLast && (await this.webhooks.gaveUp(webhook._id))) await this.tellDisabled(webhook, delivery);
  }

  /** Who gives no answer is left alone as a whole: all that waits for it waits for the same moment. */
  private async noteAnswer({ _id, unanswered }: WebhookRecord, isAnswered: boolean): Promise<void> {
    if (isAnswered) return unanswered > 0 ? this.webhooks.wake(_id) : undefined;
    const rest = restAfter((unanswered ?? 0) + 1, config.WEBHOOK_RETRY_MS);
    const restsUntil = new Date(Date.now() + rest);
    await this.queue.lookAt(_id, restsUntil);
    await this.webhooks.rest(_id, restsUntil);
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
  onFailed(job: Job<QueuedWebhook> | undefined, error: Error): void {
    const { data, attemptsMade: attempt } = job ?? {};
    this.logger.warn({
      msg: 'a webhook is looked at again',
      id: data?.webhookId,
      attempt,
      why: error.message,
    });
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue: ${error.message}`);
  }
}

/** Looks again later, and counts it as no failure. The lock stays this job's: others of the webhook leave what is due to it. */
async function putBack(job: Job<QueuedWebhook>, milliseconds: number, token?: string): Promise<never> {
  await job.moveToDelayed(Date.now() + milliseconds, token);
  throw new DelayedError();
}
