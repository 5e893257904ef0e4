import { BUSINESS_LISTS } from '@plomada/contracts';
import type { Migration } from '@plomada/service-kit';
import type { Collection } from 'mongoose';
import type { ListEntryRecord } from '../lists/list-entry.schema';
import { newListEntry } from '../lists/new-list-entry';
import { NO_WORDS, type OfferedWords } from '../lists/offered-words';

type OldBusiness = { readonly _id: string } & Partial<OfferedWords>;

/** Lists of words that stood inside the business become entries of their own. */
export const listsOfTheirOwn: Migration = {
  name: '2026-11-30-lists-of-their-own',
  breaking: false,
  async run(database) {
    const businesses = database.collection<OldBusiness>('businesses');
    const entries = database.collection<ListEntryRecord>('list_entries');
    const inside = { $or: BUSINESS_LISTS.map((list) => ({ [list]: { $exists: true } })) };
    const gone = { $unset: Object.fromEntries(BUSINESS_LISTS.map((list) => [list, '' as const])) };
    let changed = 0;
    for await (const business of businesses.find(inside)) {
      await addEntries(entries, business);
      await businesses.updateOne({ _id: business._id }, gone);
      changed += 1;
    }
    return changed;
  },
};

/** A word that is in the list already stays as it is there. */
async function addEntries(
  entries: Pick<Collection<ListEntryRecord>, 'updateOne'>,
  { _id: businessId, ...lists }: OldBusiness,
): Promise<void> {
  const words = { ...NO_WORDS, ...lists };
  for (const list of BUSINESS_LISTS)
    for (const [order, name] of words[list].entries()) {
      const { nameKey, ...rest } = newListEntry({ businessId, list }, name, order);
      await entries.updateOne({ businessId, list, nameKey }, { $setOnInsert: rest }, { upsert: true });
    }
}
