import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from './message';
import { id, instant, plainText } from './primitives';

/** What other programs can be told of. */
export const WEBHOOK_EVENTS = ['term.closed', 'action.applied', 'restriction.late', 'import.done'] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** So many a project, and a business, has at most. */
export const MOST_WEBHOOKS = 20;
/** After so many deliveries in a row that were given up, a webhook is told nothing more. */
export const WEBHOOK_PATIENCE = 10;
/** So long a delivery is listed, in days. */
export const DELIVERY_DAYS = 30;

const namesNoUser = (address: string): boolean => {
  const { username, password } = new URL(address);
  return username === '' && password === '';
};

/** Whose projects it hears of: one, or all of a business. */
export const webhookOwner = z.object({ of: z.enum(['project', 'business']), id });
export type WebhookOwner = z.infer<typeof webhookOwner>;

export const newWebhook = z.object({
  /** An address of http or https, without a user: everybody who administers the project reads it. Which ones are told, the server decides. */
  url: plainText()
    .max(2000)
    .pipe(
      z
        .url({ protocol: /^https?$/, abort: true })
        .refine(namesNoUser, 'an address without user and password'),
    ),
  events: z
    .array(webhookEvent)
    .min(1)
    .max(WEBHOOK_EVENTS.length)
    .refine((all) => new Set(all).size === all.length, 'each once'),
});

/** What is told of a webhook. The secret that signs what it is told is shown once, when it is made. */
export const webhookInfo = newWebhook.extend({
  id,
  url: z.string(),
  createdAt: instant,
  /** That nothing is told any more, since its deliveries were given up again and again; null while that is not so. */
  disabledAt: instant.nullable(),
});
export type WebhookInfo = z.infer<typeof webhookInfo>;
export const webhookList = z.object({ webhooks: z.array(webhookInfo) });
export const madeWebhook = z.object({ secret: z.string(), info: webhookInfo });

/** One try: what was answered, or why nothing was. */
export const deliveryAttempt = z.object({
  at: instant,
  milliseconds: z.number().int(),
  /** The status of HTTP; null where no answer came. */
  status: z.number().int().nullable(),
  error: z.enum(['WEBHOOK_ADDRESS_REFUSED', 'WEBHOOK_TIMEOUT', 'WEBHOOK_UNREACHABLE']).nullable(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export const webhookDelivery = z.object({
  /** The same with every try: whoever knows it already has heard this. */
  id: z.string(),
  event: webhookEvent,
  status: z.enum(DELIVERY_STATUSES),
  createdAt: instant,
  /** What is sent, as it is sent. */
  body: z.string(),
  /** The newest last, fifty at most. */
  attempts: z.array(deliveryAttempt),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const deliveryList = z.object({ deliveries: z.array(webhookDelivery) });

const ofOne = z.object({ owner: webhookOwner, webhookId: id });

/** Those of a project, or of a business, the newest first. */
export const webhooksOf = defineQuery('notifications', 'webhooks-of', {
  request: z.object({ owner: webhookOwner }),
  response: webhookList,
});
/**
 * Makes one. Refuses with WEBHOOKS_FULL (params: max), WEBHOOK_HTTPS_NEEDED, or WEBHOOK_ADDRESS_REFUSED: an address of the server's own network,
 * or one that no name server knows.
 */
export const makeWebhook = defineRpc('notifications', 'make-webhook', {
  request: newWebhook.extend({ owner: webhookOwner }),
  response: madeWebhook,
});
/** Removes one with its deliveries. Refuses with NOT_FOUND. */
export const removeWebhook = defineRpc('notifications', 'remove-webhook', {
  request: ofOne,
  response: z.object({}),
});
/** Tells one again that was disabled. Refuses with NOT_FOUND. */
export const enableWebhook = defineRpc('notifications', 'enable-webhook', {
  request: ofOne,
  response: z.object({}),
});
/** The newest fifty. Refuses with NOT_FOUND. */
export const webhookDeliveries = defineQuery('notifications', 'webhook-deliveries', {
  request: ofOne,
  response: deliveryList,
});
/** Sends a delivery again, under its id. Refuses with NOT_FOUND. */
export const redeliverWebhook = defineRpc('notifications', 'redeliver-webhook', {
  request: ofOne.extend({ deliveryId: plainText().min(1).max(1000) }),
  response: z.object({}),
});

/** There is a new webhook, or one that was disabled hears again. */
export const webhooksChanged = defineEvent('notifications', 'webhooks-changed', z.object({}));
