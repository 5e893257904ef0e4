import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  BUSINESS_LISTS,
  type BusinessSettings,
  type ListEntry,
  type listEntryChange,
  MAX_LIST_ENTRIES,
} from '@plomada/contracts';
import { nameKey } from '@plomada/domain';
import { conflict, isDuplicateKey, notFound } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { z } from 'zod';
import { LIST_ENTRIES, type ListEntryRecord } from './list-entry.schema';
import { type ListScope, newListEntry } from './new-list-entry';
import { emptyLists, type OfferedWords } from './offered-words';
import { usedKey, WordsInUse } from './words-in-use';

@Injectable()
export class BusinessLists {
  constructor(
    @InjectModel(LIST_ENTRIES) private readonly entries: Model<ListEntryRecord>,
    private readonly words: WordsInUse,
  ) {}

  /** What a company begins with. Beginning twice is beginning once. */
  async begin(businessId: string, words: OfferedWords): Promise<void> {
    const records = BUSINESS_LISTS.flatMap((list) =>
      words[list].map((name, order) => newListEntry({ businessId, list }, name, order)),
    );
    if (records.length === 0) return;
    await this.entries.bulkWrite(
      records.map(({ businessId: _business, list, nameKey: key, ...rest }) => ({
        updateOne: {
          filter: { businessId, list, nameKey: key },
          update: { $setOnInsert: rest },
          upsert: true,
        },
      })),
    );
  }

  /** The active words of many companies at once, in order. Those who have none have no entry. */
  async offeredBy(businessIds: 'all' | readonly string[]): Promise<ReadonlyMap<string, OfferedWords>> {
    const which = businessIds === 'all' ? {} : { businessId: { $in: [...businessIds] } };
    const records = await this.entries
      .find({ ...which, isActive: true }, { _id: 0, businessId: 1, list: 1, name: 1 })
      .sort({ order: 1, nameKey: 1 })
      .lean<Pick<ListEntryRecord, 'businessId' | 'list' | 'name'>[]>();
    const offered = new Map<string, OfferedWords>();
    for (const { businessId, list, name } of records) {
      const words = offered.get(businessId) ?? emptyLists<string>();
      words[list].push(name);
      offered.set(businessId, words);
    }
    return offered;
  }

  /** All words of a company, the inactive ones too. */
  async of(businessId: string): Promise<BusinessSettings['lists']> {
    const [records, used] = await Promise.all([
      this.entries.find({ businessId }).sort({ order: 1, nameKey: 1 }).lean<ListEntryRecord[]>(),
      this.words.of(businessId),
    ]);
    const lists = emptyLists<ListEntry>();
    for (const record of records) lists[record.list].push(entryOf(record, used));
    return lists;
  }

  /** Refuses with LIST_ENTRY_TAKEN or LIST_FULL. */
  async add(place: ListScope, name: string): Promise<ListEntry> {
    const present = await this.entries.countDocuments({ ...place });
    if (present >= MAX_LIST_ENTRIES) throw conflict('LIST_FULL', { max: MAX_LIST_ENTRIES });
    const [last] = await this.entries
      .find({ ...place })
      .sort({ order: -1 })
      .limit(1)
      .lean<ListEntryRecord[]>();
    const record = newListEntry(place, name, (last?.order ?? -1) + 1);
    await unlessTaken(name, () => this.entries.create(record));
    return entryOf(record, await this.words.of(place.businessId));
  }

  /** Refuses with NOT_FOUND or LIST_ENTRY_TAKEN. */
  async change(
    place: ListScope,
    entryId: string,
    change: z.output<typeof listEntryChange>,
  ): Promise<ListEntry> {
    const present = await this.find(place, entryId);
    const { name = present.name, isActive = present.isActive } = change;
    const renamed = nameKey(name) !== present.nameKey;
    const changed = await unlessTaken(name, () =>
      this.entries
        .findOneAndUpdate(
          { _id: entryId, ...place },
          {
            $set: { name, nameKey: nameKey(name), isActive },
            ...(renamed && { $addToSet: { formerKeys: present.nameKey } }),
          },
          { returnDocument: 'after' },
        )
        .lean<ListEntryRecord>(),
    );
    if (!changed) throw notFound('NOT_FOUND');
    return entryOf(changed, await this.words.of(place.businessId));
  }

  /** Refuses with NOT_FOUND or LIST_ENTRY_IN_USE. */
  async remove(place: ListScope, entryId: string): Promise<void> {
    const { inUse, name } = entryOf(await this.find(place, entryId), await this.words.of(place.businessId));
    if (inUse) throw conflict('LIST_ENTRY_IN_USE', { name });
    await this.entries.deleteOne({ _id: entryId, ...place });
  }

  private async find(place: ListScope, entryId: string): Promise<ListEntryRecord> {
    const record = await this.entries.findOne({ _id: entryId, ...place }).lean<ListEntryRecord>();
    if (!record) throw notFound('NOT_FOUND');
    return record;
  }
}

function entryOf(record: ListEntryRecord, used: ReadonlySet<string>): ListEntry {
  const { _id, list, name, isActive, nameKey: key, formerKeys } = record;
  return { id: _id, name, isActive, inUse: [key, ...formerKeys].some((one) => used.has(usedKey(list, one))) };
}

async function unlessTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('LIST_ENTRY_TAKEN', { name });
    throw error;
  }
}
