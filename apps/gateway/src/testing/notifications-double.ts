import { Controller } from '@nestjs/common';
import { digestSubscriptionOf, redeliverWebhook, sendMail, setDigestSubscription } from '@plomada/contracts';
import { HandleRpc, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { World } from './doubles';

/** The notifications service as far as mails and their links go: it notes what it was asked. */
@Controller()
export class NotificationsDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(digestSubscriptionOf)
  async subscription({ token }: z.output<typeof digestSubscriptionOf.request>) {
    if (token === 'zzz.zzz.zzz') throw notFound('DIGEST_LINK_INVALID');
    return { projectName: 'Edificio', address: 'l…@example.org', lang: 'es' as const, wanted: true };
  }

  @HandleRpc(redeliverWebhook)
  async redeliver({ owner, deliveryId }: z.output<typeof redeliverWebhook.request>) {
    this.world.asked.push(`redeliver ${deliveryId} of ${owner.of} ${owner.id}`);
    return {};
  }

  @HandleRpc(setDigestSubscription)
  async subscribe({ wanted }: z.output<typeof setDigestSubscription.request>) {
    this.world.asked.push(`digest ${wanted ? 'wanted' : 'ended'}`);
    return {};
  }

  @HandleRpc(sendMail)
  async send({ to, content }: z.output<typeof sendMail.request>) {
    this.world.asked.push(`mail ${to} ${JSON.stringify(content)}`);
    return {};
  }
}
