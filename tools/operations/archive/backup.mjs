import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Int32 } from 'mongodb';
import { SERVICES } from './collections.mjs';
import { fileOf, FORMAT, VERSION } from './format.mjs';
import { digestOfFile } from './file-digest.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';
import { writeArchive } from './write-archive.mjs';

/** Says that a backup is whole, and what it is of: written last. */
export const CONTENTS = 'backup.json';
/** As they are: a number stays of its kind. */
const AS_STORED = { promoteValues: false, batchSize: 200 };
/** The last: what the others say of a plan is in its log then, whatever is written meanwhile. */
const LAST = 'planning';
/** Entries of a log are archived while a backup is written. */
const ARCHIVED = 'archived_changes';
/** What was done to a database. */
const MIGRATIONS = 'migrations';
/** How far each plan is, for lists. */
const SUMMARIES = 'plans';

/**
 * Writes every database of an installation into a folder, a file for each and what they are. The logs are taken up to the entries that
 * were their last when planning's turn came. Answers what was written, with the plans that were `edited` meanwhile: of an installation
 * that was written to, the databases are of different moments.
 */
export async function backUp({ client, prefix, product, signal }, folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UserFacingError(`${folder} is not empty: name another folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = new Date().toISOString();
  const before = await headsOf(client.db(`${prefix}_${LAST}`));
  const databases = [];
  const services = [...SERVICES.filter((name) => name !== LAST), LAST];
  try {
    for (const service of services) {
      const documents = documentsOf(client.db(`${prefix}_${service}`), service);
      const describe = async () => ({ kind: 'backup', product, at, service });
      const file = fileOf(service);
      const { counts } = await writeArchive(join(folder, file), documents, describe, signal);
      const migrations = await migrationsOf(client.db(`${prefix}_${service}`));
      databases.push({ service, file, counts, migrations, sha256: await digestOfFile(join(folder, file)) });
    }
  } catch (error) {
    // They hold everything of everybody: half a backup is none, and is not left lying about.
    for (const service of services) await rm(join(folder, fileOf(service)), { force: true });
    throw error;
  }
  const after = await headsOf(client.db(`${prefix}_${LAST}`));
  const edited = [...after].filter(([planId, seq]) => before.get(planId) !== seq).length;
  const contents = { format: FORMAT, version: VERSION, kind: 'backup', product, at, edited, databases };
  await writeFile(join(folder, CONTENTS), `${JSON.stringify(contents, null, 2)}\n`, {
    flag: 'wx',
    mode: 0o600,
  });
  return contents;
}

async function* documentsOf(database, service) {
  const heads = service === LAST ? await headsOf(database) : null;
  const collections = await database.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  for (const name of readingOrder(collections.map((one) => one.name))) {
    if (name.startsWith('system.')) continue;
    for await (const document of database.collection(name).find({}, AS_STORED)) {
      const taken = heads ? upToHead(heads, name, document) : document;
      if (taken) yield [name, taken];
    }
  }
}

/**
 * What was migrated first: of a migration that is done meanwhile the backup does not say that it was, and it is done again. Then by name,
 * and what was archived of a log after the log: what its entries do without by then is there.
 */
export const readingOrder = (names) => names.toSorted().sort((a, b) => place(a) - place(b));

const place = (name) => (name === MIGRATIONS ? -1 : Number(name === ARCHIVED));

/**
 * What a backup has of a plan's document: nothing of an entry, a checkpoint or a snapshot that is later than the last entry of its
 * log there, upon which the next one would leave a gap, and of a summary no later entry. `heads` has the last entries by plan.
 */
export function upToHead(heads, name, document) {
  const head = heads.get(document.projectId) ?? 0;
  if (document.seq === undefined || Number(document.seq) <= head) return document;
  return name === SUMMARIES ? { ...document, seq: new Int32(head) } : null;
}

/** What was done to a database when its documents had been read: of a migration that was begun meanwhile some may be migrated. */
async function migrationsOf(database) {
  const applied = await database.collection(MIGRATIONS).find().sort({ appliedAt: 1 }).toArray();
  return applied.map(({ _id: name, breaking }) => ({ name, breaking }));
}

/** The last entry of each plan's log. */
async function headsOf(database) {
  const heads = database
    .collection('log')
    .aggregate([{ $group: { _id: '$projectId', seq: { $max: '$seq' } } }]);
  return new Map((await heads.toArray()).map(({ _id, seq }) => [_id, seq]));
}
