import { actionApplied } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SendRestrictionNotices } from '../restriction-notices/send-restriction-notices';
import { TellWebhooks } from '../webhooks/tell-webhooks';

/** What an edit of a plan means to people and to other programs. */
@Injectable()
export class TellActionApplied {
  constructor(
    private readonly restrictions: SendRestrictionNotices,
    private readonly webhooks: TellWebhooks,
  ) {}

  @OnEvent(actionApplied)
  async onApplied(applied: z.output<typeof actionApplied.payload>): Promise<void> {
    await this.restrictions.of(applied);
    await this.webhooks.actionApplied(applied);
  }
}
