import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DeliveryAttempt, WebhookDelivery, WebhookEvent } from '@plomada/contracts';
import { isDuplicateKey, notFound } from '@plomada/service-kit';
import type { Model } from 'mongoose';
import { DELIVERIES, type DeliveryRecord } from './delivery.schema';
import { WebhookQueue } from './webhook-queue';

const MOST_LISTED = 50;
const MOST_ATTEMPTS_KEPT = 50;

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
      ...{ _id, webhookId, projectId, event, status: 'waiting' as const, round: 0 },
      ...{ createdAt: now, touchedAt: now },
      body: JSON.stringify({ id: _id, event, at, projectId, data }),
    };
    try {
      await this.deliveries.create(record);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    await this.queue.add(record);
  }

  async find(deliveryId: string): Promise<DeliveryRecord | null> {
    return this.deliveries.findById(deliveryId).lean<DeliveryRecord>();
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

  /** Notes a try, and what that makes of the delivery. */
  async tried(deliveryId: string, attempt: DeliveryAttempt, status: DeliveryRecord['status']): Promise<void> {
    const kept = { ...attempt, at: new Date(attempt.at) };
    await this.deliveries.updateOne(
      { _id: deliveryId },
      {
        $set: { status, touchedAt: new Date() },
        $push: { attempts: { $each: [kept], $slice: -MOST_ATTEMPTS_KEPT } },
      },
    );
  }

  /** Sends one of a webhook again. Refuses with NOT_FOUND. */
  async again(webhookId: string, deliveryId: string): Promise<void> {
    const found = await this.deliveries
      .findOneAndUpdate(
        { _id: deliveryId, webhookId },
        { $set: { status: 'waiting', touchedAt: new Date() }, $inc: { round: 1 } },
        { returnDocument: 'after' },
      )
      .lean<DeliveryRecord>();
    if (!found) throw notFound('NOT_FOUND');
    await this.queue.add(found);
  }

  /** Queues those again of which nothing was heard for long: their job was lost with Redis, or never made. */
  async requeue(touchedBefore: Date): Promise<void> {
    const forgotten = await this.deliveries
      .find({ status: 'waiting', touchedAt: { $lt: touchedBefore } })
      .limit(500)
      .lean<DeliveryRecord[]>();
    for (const delivery of forgotten) await this.queue.add(delivery);
  }
}

function viewOf({ _id: id, event, status, createdAt, body, attempts }: DeliveryRecord): WebhookDelivery {
  return {
    ...{ id, event, status, body, createdAt: createdAt.toISOString() },
    attempts: attempts.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
  };
}
