import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MongoClient } from 'mongodb';
import { explain } from '../../local/user-facing-error.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The version of the product that these commands are of. */
export const productVersion = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/**
 * Does something with the installation that MONGO_URL and PLOMADA_PREFIX name, and ends the process: with 1 and a sentence where it
 * is refused. Ctrl-C aborts the signal, so that what is under way can be taken back.
 */
export async function withInstallation(usage, isComplete, work) {
  const { MONGO_URL, PLOMADA_PREFIX: prefix = 'plomada' } = process.env;
  if (!MONGO_URL || !isComplete || !/^[A-Za-z0-9-]{1,40}$/.test(prefix)) {
    console.error(usage);
    process.exit(2);
  }
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());
  const client = new MongoClient(MONGO_URL, { serverSelectionTimeoutMS: 5_000 });
  try {
    await client.connect();
    await work({ client, prefix, product: productVersion(), signal: stop.signal });
  } catch (error) {
    const ended = stop.signal.aborted && error.name === 'AbortError';
    console.error(ended ? 'Ended: nothing is left of it.' : explain(error));
    process.exitCode = 1;
  } finally {
    await client.close();
  }
}
