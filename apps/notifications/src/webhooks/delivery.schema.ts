import { DELIVERY_DAYS, type WebhookDelivery, type WebhookEvent } from '@plomada/contracts';
import type { Origin } from '@plomada/service-kit';
import { Schema } from 'mongoose';

interface StoredAttempt extends Omit<WebhookDelivery['attempts'][number], 'at'> {
  at: Date;
}

export interface DeliveryRecord {
  /** Of the webhook and the event: what is told twice is stored, and sent, as one. */
  _id: string;
  webhookId: string;
  projectId: string;
  event: WebhookEvent;
  body: string;
  status: WebhookDelivery['status'];
  createdAt: Date;
  /** Since when nothing was done for it, for who looks for those that were forgotten. */
  touchedAt: Date;
  /** Before that it is not tried again; null where it is tried at once, by whatever clock. */
  dueAt: Date | null;
  /** So often it was tried since it was stored, or sent anew by hand. */
  tries: number;
  /** Of what it tells. */
  origin: Origin;
  attempts: StoredAttempt[];
}

const required = { type: String, required: true } as const;

export const DELIVERIES = 'WebhookDelivery';
export const deliverySchema = new Schema<DeliveryRecord>(
  {
    _id: required,
    webhookId: required,
    projectId: { ...required, index: true },
    event: required,
    body: required,
    status: required,
    createdAt: { type: Date, required: true, expires: DELIVERY_DAYS * 24 * 3600 },
    touchedAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    tries: { type: Number, required: true },
    origin: { type: Schema.Types.Mixed, required: true } as never,
    attempts: { type: [Schema.Types.Mixed], default: [] } as never,
  },
  { collection: 'webhookDeliveries', versionKey: false },
)
  .index({ webhookId: 1, createdAt: -1 })
  .index({ webhookId: 1, status: 1, createdAt: 1 })
  .index({ status: 1, touchedAt: 1 });
