import {
  businessWebhookRoutes,
  newWebhook,
  projectWebhookRoutes,
  type WebhookDelivery,
  type WebhookInfo,
  type WebhookOwner,
} from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

export type { WebhookDelivery, WebhookInfo, WebhookOwner };
export type NewWebhook = z.input<typeof newWebhook>;

/** Whether an address is one that could be told something. */
export const isWebhookAddress = (url: string): boolean => newWebhook.shape.url.safeParse(url).success;

const ROUTES = { project: projectWebhookRoutes, business: businessWebhookRoutes };
const paramsOf = ({ id }: WebhookOwner, webhookId: string) => ({ params: { id, webhookId } });

export const webhooksOf = ({ of, id }: WebhookOwner) => callRoute(ROUTES[of].list, { params: { id } });

/** The answer has the secret: nothing tells it again. */
export const makeWebhook = ({ of, id }: WebhookOwner, body: NewWebhook) =>
  callRoute(ROUTES[of].make, { params: { id }, body });

export const removeWebhook = (owner: WebhookOwner, webhookId: string) =>
  callRoute(ROUTES[owner.of].remove, paramsOf(owner, webhookId));

export const enableWebhook = (owner: WebhookOwner, webhookId: string) =>
  callRoute(ROUTES[owner.of].enable, paramsOf(owner, webhookId));

export const deliveriesOf = (owner: WebhookOwner, webhookId: string) =>
  callRoute(ROUTES[owner.of].deliveries, paramsOf(owner, webhookId));

export const redeliver = ({ of, id }: WebhookOwner, webhookId: string, deliveryId: string) =>
  callRoute(ROUTES[of].redeliver, { params: { id, webhookId, deliveryId } });
