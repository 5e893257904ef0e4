import { actionApplied } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { TellAssigned } from '../restriction-assigned/tell-assigned';
import { TellWebhooks } from '../webhooks/tell-webhooks';

/** What an edit of a plan means to people and to other programs. */
@Injectable()
export class TellActionApplied {
  constructor(
    private readonly assigned: TellAssigned,
    private readonly webhooks: TellWebhooks,
  ) {}

  @OnEvent(actionApplied)
  async onApplied(applied: z.output<typeof actionApplied.payload>): Promise<void> {
    await this.assigned.of(applied);
    await this.webhooks.actionApplied(applied);
  }
}
