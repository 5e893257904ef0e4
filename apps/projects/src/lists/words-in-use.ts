import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { BusinessList } from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { Model } from 'mongoose';
import { ProjectRepository } from '../project-store/project.repository';
import { USED_WORDS, type UsedWord } from './used-word.schema';

/** Remembers which words of a company's lists its plans were ever written with: closed terms keep them for good. */
@Injectable()
export class WordsInUse {
  constructor(
    @InjectModel(USED_WORDS) private readonly used: Model<UsedWord>,
    private readonly projects: ProjectRepository,
  ) {}

  /** Notes the words that a plan was written with; noting twice is noting once. */
  async note(
    projectId: string,
    words: readonly { readonly list: BusinessList; readonly word: string }[],
  ): Promise<void> {
    const businessId = await this.projects.businessOf(projectId);
    if (!businessId) return;
    const uses = new Map(words.map(({ list, word }) => [`${list} ${nameKey(word)}`, { list, word }]));
    await this.used.bulkWrite(
      [...uses.values()].map(({ list, word }) => ({
        updateOne: { filter: { businessId, list, key: nameKey(word) }, update: {}, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** All words used in the plans of a business, as `<list> <key>`. */
  async of(businessId: string): Promise<ReadonlySet<string>> {
    const used = await this.used.find({ businessId }).lean<UsedWord[]>();
    return new Set(used.map(({ list, key }) => usedKey(list, key)));
  }
}

export const usedKey = (list: BusinessList, key: string): string => `${list} ${key}`;
