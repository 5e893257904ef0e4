import { Injectable } from '@nestjs/common';
import { actionApplied } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';
import { WordsInUse } from './words-in-use';

/** What this service learns from the logs of plans. */
@Injectable()
export class HearPlans {
  constructor(private readonly words: WordsInUse) {}

  @OnEvent(actionApplied)
  async onActionApplied({ projectId, entry }: z.output<typeof actionApplied.payload>): Promise<void> {
    await this.words.note(projectId, entry);
  }
}
