import type { mongo } from 'mongoose';

/** Injects the write concern of what must never be lost. */
export const DURABLE = Symbol('DURABLE');

/**
 * The write concern under which an answered write outlives the death of its server: a majority has it in its journal. A
 * server that stands alone has to be told otherwise (`w: 1`): to a majority of its own it only sends the word to write the
 * journal, and answers without waiting, up to MongoDB 9 at least.
 */
export async function durableWrites(client: mongo.MongoClient): Promise<mongo.WriteConcernSettings> {
  const { setName, msg } = await client.db('admin').command({ hello: 1 });
  const standsAlone = setName === undefined && msg !== 'isdbgrid';
  return { w: standsAlone ? 1 : 'majority', j: true };
}
