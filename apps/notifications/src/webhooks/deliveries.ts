import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DeliveryAttempt, WebhookDelivery, WebhookEvent } from '@plomada/contracts';
import { currentOrigin, isDuplicateKey, notFound } from '@plomada/service-kit';
import type { Model } from 'mongoose';
import { DELIVERIES, type DeliveryRecord } from './delivery.schema';
import { WebhookQueue } from './webhook-queue';

const MOST_LISTED = 50;
const MOST_ATTEMPTS_KEPT = 50;

/** Of those that were stored by a version before, whose jobs knew it. */
const UNTRIED: object = { tries: 0, dueAt: null, origin: { correlationId: 'unknown' } };

/** What is told: to whom, when, with what an event has to say. */
export interface NewDelivery {
  readonly webhookId: string;
  readonly projectId: string;
  readonly event: WebhookEvent;
  /** Of the event: the same on every delivery of it. */
  readonly eventId: string;
  readonly at: string;
  readonly data: object;
}

/** What webhooks were told, and are to be told. */
@Injectable()
export class Deliveries {
  constructor(
    @InjectModel(DELIVERIES) private readonly deliveries: Model<DeliveryRecord>,
    private readonly queue: WebhookQueue,
  ) {}

  /** Stores and queues one. A second time changes nothing. */
  async add({ webhookId, projectId, event, eventId, at, data }: NewDelivery): Promise<void> {
    const _id = `${webhookId}.${eventId}`;
    const now = new Date();
    const record = {
      ...{ _id, webhookId, projectId, event, status: 'waiting' as const },
      ...{ createdAt: now, touchedAt: now, dueAt: null, tries: 0, origin: currentOrigin() },
      body: JSON.stringify({ id: _id, event, at, projectId, data }),
    };
    try {
      await this.deliveries.create(record);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    await this.queue.look(webhookId);
  }

  /** The oldest one that a webhook is to be told now. */
  async nextDue(webhookId: string): Promise<DeliveryRecord | null> {
    const found = await this.deliveries
      .findOne({ webhookId, status: 'waiting', dueAt: { $not: { $gt: new Date() } } })
      .sort({ createdAt: 1, _id: 1 })
      .lean<DeliveryRecord>();
    return found && { ...UNTRIED, ...found };
  }

  /** The newest ones of a webhook. */
  async of(webhookId: string): Promise<WebhookDelivery[]> {
    const found = await this.deliveries
      .find({ webhookId })
      .sort({ createdAt: -1, _id: 1 })
      .limit(MOST_LISTED)
      .lean<DeliveryRecord[]>();
    return found.map(viewOf);
  }

  /** Notes a try, what that makes of the delivery, and when it is tried again where it waits. */
  async tried(
    deliveryId: string,
    attempt: DeliveryAttempt,
    now: Pick<DeliveryRecord, 'status' | 'dueAt'>,
  ): Promise<void> {
    const kept = { ...attempt, at: new Date(attempt.at) };
    await this.deliveries.updateOne(
      { _id: deliveryId },
      {
        $set: { ...now, touchedAt: new Date() },
        $inc: { tries: 1 },
        $push: { attempts: { $each: [kept], $slice: -MOST_ATTEMPTS_KEPT } },
      },
    );
  }

  /** Sends one of a webhook again. Refuses with NOT_FOUND. */
  async again(webhookId: string, deliveryId: string): Promise<void> {
    const { matchedCount } = await this.deliveries.updateOne(
      { _id: deliveryId, webhookId },
      { $set: { status: 'waiting', touchedAt: new Date(), dueAt: null, tries: 0, origin: currentOrigin() } },
    );
    if (matchedCount === 0) throw notFound('NOT_FOUND');
    await this.queue.look(webhookId);
  }

  /** Has those webhooks looked at again that were not told something for long: the job was lost with Redis, or never made. */
  async requeue(touchedBefore: Date): Promise<void> {
    const forgotten = { status: 'waiting', touchedAt: { $lt: touchedBefore } } as const;
    for (const webhookId of await this.deliveries.distinct('webhookId', forgotten))
      await this.queue.look(webhookId);
  }
}

function viewOf({ _id: id, event, status, createdAt, body, attempts }: DeliveryRecord): WebhookDelivery {
  return {
    ...{ id, event, status, body, createdAt: createdAt.toISOString() },
    attempts: attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  };
}
