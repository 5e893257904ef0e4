import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type makeWebhook,
  MOST_WEBHOOKS,
  WEBHOOK_PATIENCE,
  type WebhookEvent,
  type WebhookInfo,
  type WebhookOwner,
} from '@plomada/contracts';
import { AddressRefused, allowedAddress, conflict, invalid, notFound } from '@plomada/service-kit';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { config } from '../config';
import { DELIVERIES, type DeliveryRecord } from './delivery.schema';
import { webhookSecret } from './signature';
import { WebhookOwnerCache } from './webhook-owner-cache';
import { WEBHOOKS, type WebhookRecord } from './webhook.schema';

const AWAKE = { unanswered: 0, restsUntil: null };

/** Which other programs are told what, by the administrators of projects and businesses. */
@Injectable()
export class Webhooks {
  constructor(
    @InjectModel(WEBHOOKS) private readonly webhooks: Model<WebhookRecord>,
    @InjectModel(DELIVERIES) private readonly deliveries: Model<DeliveryRecord>,
    private readonly owners: WebhookOwnerCache,
  ) {}

  /** Makes one; only this answer has the secret. Refuses with WEBHOOKS_FULL, WEBHOOK_HTTPS_NEEDED or WEBHOOK_ADDRESS_REFUSED. */
  async make({ owner, url, events }: z.output<typeof makeWebhook.request>) {
    await checkAddress(url);
    const record = await this.webhooks.create({
      ...{ _id: randomUUID(), owner, url, events, createdAt: new Date() },
    });
    // Counted when it is there: of several that are made at once, none slips by.
    if ((await this.webhooks.countDocuments(ofOwner(owner))) > MOST_WEBHOOKS) {
      await this.webhooks.deleteOne({ _id: record._id });
      throw conflict('WEBHOOKS_FULL', { max: MOST_WEBHOOKS });
    }
    await this.owners.changed();
    return { secret: webhookSecret(config.TOKEN_SECRET, record._id), info: infoOf(record) };
  }

  /** The newest first. */
  async of(owner: WebhookOwner): Promise<WebhookInfo[]> {
    const found = await this.webhooks.find(ofOwner(owner)).sort({ createdAt: -1 }).lean<WebhookRecord[]>();
    return found.map(infoOf);
  }

  /** Refuses with NOT_FOUND where the owner has no such one. */
  async own(owner: WebhookOwner, webhookId: string): Promise<WebhookRecord> {
    const found = await this.find(webhookId);
    if (!found || found.owner.of !== owner.of || found.owner.id !== owner.id) throw notFound('NOT_FOUND');
    return found;
  }

  async find(webhookId: string): Promise<WebhookRecord | null> {
    return this.webhooks.findById(webhookId).lean<WebhookRecord>();
  }

  /** Those that hear an event of a project, or of a business. */
  async hearing(event: WebhookEvent, owner: WebhookOwner): Promise<WebhookRecord[]> {
    return this.webhooks.find({ ...ofOwner(owner), events: event, disabledAt: null }).lean<WebhookRecord[]>();
  }

  /** Whether anybody hears an event at all, of a project or of its business. */
  async isHeard(event: WebhookEvent, of: WebhookOwner['of']): Promise<boolean> {
    return (await this.webhooks.exists({ 'owner.of': of, events: event, disabledAt: null })) !== null;
  }

  async remove(owner: WebhookOwner, webhookId: string): Promise<void> {
    await this.own(owner, webhookId);
    await this.webhooks.deleteOne({ _id: webhookId });
    await this.deliveries.deleteMany({ webhookId });
  }

  async enable(owner: WebhookOwner, webhookId: string): Promise<void> {
    await this.own(owner, webhookId);
    await this.webhooks.updateOne({ _id: webhookId }, { $set: { disabledAt: null, failures: 0, ...AWAKE } });
    await this.owners.changed();
  }

  async succeeded(webhookId: string): Promise<void> {
    await this.webhooks.updateOne({ _id: webhookId, failures: { $gt: 0 } }, { $set: { failures: 0 } });
  }

  /** It gave an answer, or somebody asks for it to be told at once: it is left alone no longer. */
  async wake(webhookId: string): Promise<void> {
    await this.webhooks.updateOne({ _id: webhookId, unanswered: { $gt: 0 } }, { $set: AWAKE });
  }

  /** One more try that it gave no answer to: it is left alone until then. */
  async rest(webhookId: string, restsUntil: Date): Promise<void> {
    await this.webhooks.updateOne({ _id: webhookId }, { $set: { restsUntil }, $inc: { unanswered: 1 } });
  }

  /** One more that was given up. Answers whether the webhook was disabled for it, now. */
  async gaveUp(webhookId: string): Promise<boolean> {
    await this.webhooks.updateOne({ _id: webhookId }, { $inc: { failures: 1 } });
    const { modifiedCount } = await this.webhooks.updateOne(
      { _id: webhookId, disabledAt: null, failures: { $gte: WEBHOOK_PATIENCE } },
      { $set: { disabledAt: new Date() } },
    );
    return modifiedCount > 0;
  }

  /** Lets go of what a project had. What a business has stays. */
  async forget(projectId: string): Promise<void> {
    await this.webhooks.deleteMany(ofOwner({ of: 'project', id: projectId }));
    await this.deliveries.deleteMany({ projectId });
  }
}

/** Looked at once more with each delivery: names come to stand for other addresses. */
async function checkAddress(address: string): Promise<void> {
  const url = new URL(address);
  const allowsPrivate = config.WEBHOOKS_TO_PRIVATE_ADDRESSES;
  if (url.protocol !== 'https:' && !allowsPrivate) throw invalid('WEBHOOK_HTTPS_NEEDED');
  try {
    await allowedAddress(url, allowsPrivate);
  } catch (error) {
    if (error instanceof AddressRefused) throw invalid('WEBHOOK_ADDRESS_REFUSED');
    throw error;
  }
}

const ofOwner = ({ of, id }: WebhookOwner) => ({ 'owner.of': of, 'owner.id': id });

function infoOf({ _id: id, url, events, createdAt, disabledAt }: WebhookRecord): WebhookInfo {
  return {
    ...{ id, url, events, createdAt: createdAt.toISOString() },
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}
