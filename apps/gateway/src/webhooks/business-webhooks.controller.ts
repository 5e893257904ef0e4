import { Controller } from '@nestjs/common';
import {
  businessWebhookRoutes as routes,
  enableWebhook,
  makeWebhook,
  redeliverWebhook,
  removeWebhook,
  webhookDeliveries,
  type WebhookOwner,
  webhooksOf,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { Route, type RouteRequest } from '../requests/route';

const ownerOf = (id: string): WebhookOwner => ({ of: 'business', id });

@Controller('api')
export class BusinessWebhooksController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(routes.list)
  list({ params: { id } }: RouteRequest<typeof routes.list>) {
    return this.rpc.call(webhooksOf, { owner: ownerOf(id) });
  }

  @Route(routes.make)
  make({ params: { id }, body }: RouteRequest<typeof routes.make>) {
    return this.rpc.call(makeWebhook, { ...body, owner: ownerOf(id) });
  }

  @Route(routes.remove)
  remove({ params: { id, webhookId } }: RouteRequest<typeof routes.remove>) {
    return this.rpc.call(removeWebhook, { owner: ownerOf(id), webhookId });
  }

  @Route(routes.enable)
  enable({ params: { id, webhookId } }: RouteRequest<typeof routes.enable>) {
    return this.rpc.call(enableWebhook, { owner: ownerOf(id), webhookId });
  }

  @Route(routes.deliveries)
  deliveries({ params: { id, webhookId } }: RouteRequest<typeof routes.deliveries>) {
    return this.rpc.call(webhookDeliveries, { owner: ownerOf(id), webhookId });
  }

  @Route(routes.redeliver)
  redeliver({ params: { id, ...delivery } }: RouteRequest<typeof routes.redeliver>) {
    return this.rpc.call(redeliverWebhook, { ...delivery, owner: ownerOf(id) });
  }
}
