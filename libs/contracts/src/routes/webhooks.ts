import { z } from 'zod';
import { plainText } from '../primitives';
import { type AccessRule, defineRoute, inBusiness, inProject } from '../route';
import { deliveryList, madeWebhook, newWebhook, type WebhookOwner, webhookList } from '../webhooks';

const done = z.object({});
const deliveryId = plainText().min(1).max(1000);

/** No API token makes or removes a webhook: what is sent would outlive the token. */
const routesOf = <Access extends AccessRule>(of: WebhookOwner['of'], access: Access) => {
  const rules = { access, tokenScope: null };
  const webhooks = `/${of}/:id/webhooks` as const;
  const webhook = `${webhooks}/:webhookId` as const;
  return {
    list: defineRoute({
      method: 'GET',
      path: webhooks,
      summary: `The webhooks of a ${of}, without the secrets that sign what they are told`,
      ...rules,
      answer: webhookList,
    }),
    make: defineRoute({
      method: 'POST',
      path: webhooks,
      summary: `Makes a webhook that hears of a ${of}; its secret is told here and never again (docs/webhooks.md)`,
      ...rules,
      body: newWebhook,
      answer: madeWebhook,
    }),
    remove: defineRoute({
      method: 'DELETE',
      path: webhook,
      summary: `Removes a webhook of a ${of} with its deliveries`,
      ...rules,
      answer: done,
    }),
    enable: defineRoute({
      method: 'POST',
      path: `${webhook}/enable`,
      summary: `Tells a webhook of a ${of} again that was disabled since its deliveries failed`,
      ...rules,
      answer: done,
    }),
    deliveries: defineRoute({
      method: 'GET',
      path: `${webhook}/deliveries`,
      summary: `The newest fifty deliveries of a webhook of a ${of}, with what was sent and each try`,
      ...rules,
      answer: deliveryList,
    }),
    redeliver: defineRoute({
      method: 'POST',
      path: `${webhook}/deliveries/:deliveryId/redeliver`,
      summary: `Sends a delivery of a webhook of a ${of} again, under its id`,
      ...rules,
      params: { deliveryId },
      answer: done,
    }),
  };
};

/** Who hears of one project. */
export const projectWebhookRoutes = routesOf('project', inProject('manageProject', 'id'));

/** Who hears of all projects of a business. */
export const businessWebhookRoutes = routesOf('business', inBusiness('manageBusiness', 'id'));
