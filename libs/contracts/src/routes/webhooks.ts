import { z } from 'zod';
import { plainText } from '../primitives';
import { defineRoute, inBusiness, inProject } from '../route';
import { deliveryList, madeWebhook, newWebhook, webhookList } from '../webhooks';

const done = z.object({});
const deliveryId = plainText().min(1).max(1000);

/** Who hears of one project. No API token makes or removes one: what is sent would outlive it. */
export const projectWebhookRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/project/:id/webhooks',
    summary: 'The webhooks of a project, without the secrets that sign what they are told',
    access: inProject('manageProject', 'id'),
    tokenScope: null,
    answer: webhookList,
  }),
  make: defineRoute({
    method: 'POST',
    path: '/project/:id/webhooks',
    summary: 'Makes a webhook; its secret is told here and never again (docs/webhooks.md)',
    access: inProject('manageProject', 'id'),
    tokenScope: null,
    body: newWebhook,
    answer: madeWebhook,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/project/:id/webhooks/:webhookId',
    summary: 'Removes a webhook with its deliveries',
    access: inProject('manageProject', 'id'),
    tokenScope: null,
    answer: done,
  }),
  enable: defineRoute({
    method: 'POST',
    path: '/project/:id/webhooks/:webhookId/enable',
    summary: 'Tells a webhook again that was disabled since its deliveries failed',
    access: inProject('manageProject', 'id'),
    tokenScope: null,
    answer: done,
  }),
  deliveries: defineRoute({
    method: 'GET',
    path: '/project/:id/webhooks/:webhookId/deliveries',
    summary: 'The newest fifty deliveries of a webhook, with what was sent and each try',
    access: inProject('manageProject', 'id'),
    tokenScope: null,
    answer: deliveryList,
  }),
  redeliver: defineRoute({
    method: 'POST',
    path: '/project/:id/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
    summary: 'Sends a delivery again, under its id',
    access: inProject('manageProject', 'id'),
    tokenScope: null,
    params: { deliveryId },
    answer: done,
  }),
};

/** Who hears of all projects of a business. */
export const businessWebhookRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/business/:id/webhooks',
    summary: 'The webhooks of a business, without the secrets that sign what they are told',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    answer: webhookList,
  }),
  make: defineRoute({
    method: 'POST',
    path: '/business/:id/webhooks',
    summary:
      'Makes a webhook that hears of all projects of a business; its secret is told here and never again (docs/webhooks.md)',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    body: newWebhook,
    answer: madeWebhook,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/business/:id/webhooks/:webhookId',
    summary: 'Removes a webhook of a business with its deliveries',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    answer: done,
  }),
  enable: defineRoute({
    method: 'POST',
    path: '/business/:id/webhooks/:webhookId/enable',
    summary: 'Tells a webhook of a business again that was disabled since its deliveries failed',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    answer: done,
  }),
  deliveries: defineRoute({
    method: 'GET',
    path: '/business/:id/webhooks/:webhookId/deliveries',
    summary: 'The newest fifty deliveries of a webhook of a business, with what was sent and each try',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    answer: deliveryList,
  }),
  redeliver: defineRoute({
    method: 'POST',
    path: '/business/:id/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
    summary: 'Sends a delivery of a webhook of a business again, under its id',
    access: inBusiness('manageBusiness', 'id'),
    tokenScope: null,
    params: { deliveryId },
    answer: done,
  }),
};
