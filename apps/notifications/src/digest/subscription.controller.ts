import { Controller } from '@nestjs/common';
import { digestSubscriptionOf, setDigestSubscription } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { Subscriptions } from './subscriptions';

@Controller()
export class SubscriptionController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @HandleRpc(digestSubscriptionOf)
  read({ token }: z.output<typeof digestSubscriptionOf.request>) {
    return this.subscriptions.of(token);
  }

  @HandleRpc(setDigestSubscription)
  async subscribe({ token, wanted }: z.output<typeof setDigestSubscription.request>) {
    await this.subscriptions.set(token, wanted);
    return {};
  }
}
