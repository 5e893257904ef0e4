import { Controller, Injectable } from '@nestjs/common';
import {
  businessWebhookRoutes,
  enableWebhook,
  makeWebhook,
  projectWebhookRoutes,
  redeliverWebhook,
  removeWebhook,
  webhookDeliveries,
  type WebhookOwner,
  webhooksOf,
} from '@plomada/contracts';
import { RpcClient } from '@plomada/service-kit';
import { PER_OWNER_REDELIVERIES, RateLimiter } from '../limits/rate-limiter';
import { Route, type RouteRequest } from '../requests/route';

type Routes = typeof projectWebhookRoutes | typeof businessWebhookRoutes;

/** The webhooks of projects and of businesses differ in nothing but their owner, and in who may see to them. */
function controllerOf(of: WebhookOwner['of'], routes: Routes) {
  const ownerOf = (id: string): WebhookOwner => ({ of, id });

  @Injectable()
  class WebhooksController {
    constructor(
      readonly rpc: RpcClient,
      readonly limiter: RateLimiter,
    ) {}

    @Route(routes.list)
    list({ params: { id } }: RouteRequest<Routes['list']>) {
      return this.rpc.call(webhooksOf, { owner: ownerOf(id) });
    }

    @Route(routes.make)
    make({ params: { id }, body }: RouteRequest<Routes['make']>) {
      return this.rpc.call(makeWebhook, { ...body, owner: ownerOf(id) });
    }

    @Route(routes.remove)
    remove({ params: { id, webhookId } }: RouteRequest<Routes['remove']>) {
      return this.rpc.call(removeWebhook, { owner: ownerOf(id), webhookId });
    }

    @Route(routes.enable)
    enable({ params: { id, webhookId } }: RouteRequest<Routes['enable']>) {
      return this.rpc.call(enableWebhook, { owner: ownerOf(id), webhookId });
    }

    @Route(routes.deliveries)
    deliveries({ params: { id, webhookId } }: RouteRequest<Routes['deliveries']>) {
      return this.rpc.call(webhookDeliveries, { owner: ownerOf(id), webhookId });
    }

    @Route(routes.redeliver)
    async redeliver({ params: { id, ...delivery } }: RouteRequest<Routes['redeliver']>) {
      await this.limiter.count(PER_OWNER_REDELIVERIES, `${of} ${id}`);
      return this.rpc.call(redeliverWebhook, { ...delivery, owner: ownerOf(id) });
    }
  }
  return WebhooksController;
}

@Controller('api')
export class ProjectWebhooksController extends controllerOf('project', projectWebhookRoutes) {}

@Controller('api')
export class BusinessWebhooksController extends controllerOf('business', businessWebhookRoutes) {}
