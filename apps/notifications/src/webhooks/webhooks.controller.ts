import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Deliveries } from './deliveries';
import { Webhooks } from './webhooks';

type Asked<C extends { readonly request: z.ZodType }> = z.output<C['request']>;

@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
  ) {}

  @HandleRpc(contracts.webhooksOf)
  async of({ owner }: Asked<typeof contracts.webhooksOf>) {
    return { webhooks: await this.webhooks.of(owner) };
  }

  @HandleRpc(contracts.makeWebhook)
  make(asked: Asked<typeof contracts.makeWebhook>) {
    return this.webhooks.make(asked);
  }

  @HandleRpc(contracts.removeWebhook)
  async remove({ owner, webhookId }: Asked<typeof contracts.removeWebhook>) {
    await this.webhooks.remove(owner, webhookId);
    return {};
  }

  @HandleRpc(contracts.enableWebhook)
  async enable({ owner, webhookId }: Asked<typeof contracts.enableWebhook>) {
    await this.webhooks.enable(owner, webhookId);
    return {};
  }

  @HandleRpc(contracts.webhookDeliveries)
  async list({ owner, webhookId }: Asked<typeof contracts.webhookDeliveries>) {
    await this.webhooks.own(owner, webhookId);
    return { deliveries: await this.deliveries.of(webhookId) };
  }

  @HandleRpc(contracts.redeliverWebhook)
  async again({ owner, webhookId, deliveryId }: Asked<typeof contracts.redeliverWebhook>) {
    await this.webhooks.own(owner, webhookId);
    await this.webhooks.wake(webhookId);
    await this.deliveries.again(webhookId, deliveryId);
    return {};
  }
}
