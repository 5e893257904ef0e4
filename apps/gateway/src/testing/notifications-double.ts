import { Controller } from '@nestjs/common';
import { sendMail, setDigestSubscription } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { World } from './doubles';

/** The notifications service as far as mails and their links go: it notes what it was asked. */
@Controller()
export class NotificationsDouble {
  constructor(private readonly world: World) {}

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
