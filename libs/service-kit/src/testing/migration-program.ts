import type { BaseConfig } from '../config/base-config';
import { createConnection } from 'mongoose';
import { runMigrations } from '../migrations/run-migrations';

/** A process that is in the middle of a migration until it is killed: says so on stdout when it has changed one document of two. */
const { MONGO_URL, PLOMADA_PREFIX } = JSON.parse(process.argv[2] ?? '') as BaseConfig;
const LEASE_MS = 900;

async function hangInTheMiddle(): Promise<void> {
  const connection = await createConnection(MONGO_URL, { dbName: PLOMADA_PREFIX }).asPromise();
  const log = { info: () => undefined, warn: () => undefined };
  const run = async () => {
    await connection.collection('things').updateOne({ size: { $exists: false } }, { $set: { size: 1 } });
    process.stdout.write('in the middle\n');
    return new Promise<number>(() => undefined);
  };
  await runMigrations(connection.db!, [{ name: 'sizes', breaking: false, run }], log, LEASE_MS);
}

void hangInTheMiddle();
