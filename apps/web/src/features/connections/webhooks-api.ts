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

const isOfProject = ({ of }: WebhookOwner): boolean => of === 'project';
const paramsOf = ({ id }: WebhookOwner, webhookId: string) => ({ params: { id, webhookId } });

export const webhooksOf = (owner: WebhookOwner) => {
  const asked = { params: { id: owner.id } };
  return isOfProject(owner)
    ? callRoute(projectWebhookRoutes.list, asked)
    : callRoute(businessWebhookRoutes.list, asked);
};

/** The answer has the secret: nothing tells it again. */
export const makeWebhook = (owner: WebhookOwner, body: NewWebhook) => {
  const asked = { params: { id: owner.id }, body };
  return isOfProject(owner)
    ? callRoute(projectWebhookRoutes.make, asked)
    : callRoute(businessWebhookRoutes.make, asked);
};

export const removeWebhook = (owner: WebhookOwner, webhookId: string) =>
  isOfProject(owner)
    ? callRoute(projectWebhookRoutes.remove, paramsOf(owner, webhookId))
    : callRoute(businessWebhookRoutes.remove, paramsOf(owner, webhookId));

export const enableWebhook = (owner: WebhookOwner, webhookId: string) =>
  isOfProject(owner)
    ? callRoute(projectWebhookRoutes.enable, paramsOf(owner, webhookId))
    : callRoute(businessWebhookRoutes.enable, paramsOf(owner, webhookId));

export const deliveriesOf = (owner: WebhookOwner, webhookId: string) =>
  isOfProject(owner)
    ? callRoute(projectWebhookRoutes.deliveries, paramsOf(owner, webhookId))
    : callRoute(businessWebhookRoutes.deliveries, paramsOf(owner, webhookId));

export const redeliver = (owner: WebhookOwner, webhookId: string, deliveryId: string) => {
  const asked = { params: { id: owner.id, webhookId, deliveryId } };
  return isOfProject(owner)
    ? callRoute(projectWebhookRoutes.redeliver, asked)
    : callRoute(businessWebhookRoutes.redeliver, asked);
};
