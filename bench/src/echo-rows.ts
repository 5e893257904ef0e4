import mongoose from 'mongoose';
import { durableWrites } from '../../libs/service-kit/src/database/durable-writes';

/** Rows of a database of their own, written as durably as the log of planning; `end` leaves nothing of them. */
export async function openEchoRows(mongoUrl: string) {
  const database = await mongoose.createConnection(mongoUrl, { dbName: 'plomada_bench' }).asPromise();
  const rows = database.collection('echo', { writeConcern: await durableWrites(database.getClient()) });
  const end = async () => {
    await database.dropDatabase().catch(() => undefined);
    await database.close();
  };
  return { rows, end };
}
