import type { WebhookEvent, WebhookOwner } from '@plomada/contracts';
import { Schema } from 'mongoose';

export interface WebhookRecord {
  _id: string;
  owner: WebhookOwner;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  /** Deliveries in a row that were given up. */
  failures: number;
  disabledAt: Date | null;
  /** Tries in a row, of whatever deliveries, that it gave no answer to. */
  unanswered: number;
  /** Until then it is left alone, since it gave no answer. */
  restsUntil: Date | null;
}

const required = { type: String, required: true } as const;

export const WEBHOOKS = 'Webhook';
export const webhookSchema = new Schema<WebhookRecord>(
  {
    _id: required,
    owner: { of: required, id: required },
    url: required,
    events: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    failures: { type: Number, default: 0 },
    disabledAt: { type: Date, default: null },
    unanswered: { type: Number, default: 0 },
    restsUntil: { type: Date, default: null },
  },
  { collection: 'webhooks', versionKey: false },
).index({ 'owner.id': 1 });
