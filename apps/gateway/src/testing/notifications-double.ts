import { Controller } from '@nestjs/common';
import { setDigestSubscription } from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { World } from './doubles';

/** The notifications service as far as links of its mails go: it notes what it was asked. */
@Controller()
export class NotificationsDouble {
  constructor(private readonly world: World) {}

  @HandleRpc(setDigestSubscription)
  async subscribe({ wanted }: z.output<typeof setDigestSubscription.request>) {
    this.world.asked.push(`digest ${wanted ? 'wanted' : 'ended'}`);
    return {};
  }
}
