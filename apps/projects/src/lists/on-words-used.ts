import { Injectable } from '@nestjs/common';
import { wordsUsed } from '@plomada/contracts';
import { OnEvent } from '@plomada/service-kit';
import type { z } from 'zod';
import { WordsInUse } from './words-in-use';

/** What plans were written with. */
@Injectable()
export class OnWordsUsed {
  constructor(private readonly words: WordsInUse) {}

  @OnEvent(wordsUsed)
  async onWordsUsed({ projectId, words }: z.output<typeof wordsUsed.payload>): Promise<void> {
    await this.words.note(projectId, words);
  }
}
