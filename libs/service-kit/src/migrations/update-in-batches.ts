import type { mongo } from 'mongoose';

const BATCH = 1_000;

/**
 * Updates everything that a filter finds, some at a time, so that no command takes long; answers how many. What was updated must not be
 * found by the filter any more: that is also how a migration that was cut off goes on where it had come to.
 */
export async function updateInBatches(
  collection: mongo.Collection,
  filter: mongo.Filter<mongo.Document>,
  update: mongo.UpdateFilter<mongo.Document> | mongo.Document[],
  batch = BATCH,
): Promise<number> {
  for (let changed = 0; ;) {
    const found = await collection
      .find(filter, { projection: { _id: 1 } })
      .limit(batch)
      .toArray();
    if (found.length === 0) return changed;
    const ids = found.map(({ _id }) => _id);
    const { matchedCount, modifiedCount } = await collection.updateMany(
      { ...filter, _id: { $in: ids } },
      update,
    );
    if (matchedCount > 0 && modifiedCount === 0)
      throw new Error(`what is found in ${collection.collectionName} stays as it is`);
    changed += modifiedCount;
  }
}
