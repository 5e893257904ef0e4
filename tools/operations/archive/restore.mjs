import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENTS } from './backup.mjs';
import { digestOfFile } from './file-digest.mjs';
import { fileOf, FORMAT, VERSION } from './format.mjs';
import { BatchInsert, DURABLE } from './batch-insert.mjs';
import { SERVICES } from './collections.mjs';
import { newerMigrations } from './known-migrations.mjs';
import { readDocuments } from './read-archive.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';

const MOST_BYTES = 1024 * 1024;
const service = z.enum(SERVICES);
/** What MongoDB itself keeps in a database is not restored. */
const collection = z
  .string()
  .max(100)
  .regex(/^(?!system\.)[A-Za-z_][A-Za-z0-9_.]*$/);
const product = z.string().max(30);
const contents = z.object({
  format: z.literal(FORMAT),
  version: z.number().int().min(1),
  kind: z.literal('backup'),
  product,
  at: z.iso.datetime(),
  edited: z.number().int().min(0),
  databases: z
    .array(
      z.object({
        service,
        file: z.string().max(60),
        counts: z.record(collection, z.number().int().min(1)),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        // Backups of before there were migrations name none.
        migrations: z.array(z.object({ name: z.string().max(100), breaking: z.boolean() })).default([]),
      }),
    )
    .length(SERVICES.length),
});
const firstLine = z.looseObject({ kind: z.literal('backup'), product, service });

/** Stands in each database until the whole backup is in all of them: what a restore that was killed left is known by it. */
const INTERRUPTED = 'interrupted_restore';

/**
 * Puts a backup's databases into those of the installation, which have to be empty; every file is read and found whole before anything is
 * written, and what was written is taken away again when it fails midway. `again` empties first what a restore that was killed had
 * filled. Indexes are made, and what an older release wrote is migrated, by the services when they start. Refused is the backup of a
 * newer release with whose databases this one, which knows `migrations`, cannot work. Answers what the backup says of itself, and which
 * migrations of a newer release its databases had.
 */
export async function restore({ client, prefix, signal, migrations }, folder, { again = false } = {}) {
  const databases = new Map(SERVICES.map((name) => [name, client.db(`${prefix}_${name}`)]));
  const { backup, seals } = await checkBackup(folder);
  const newer = newerMigrations(backup, migrations);
  for (const database of databases.values()) await refuseFull(database, again);
  try {
    for (const database of databases.values())
      await database.collection(INTERRUPTED).insertOne({ at: new Date() }, DURABLE);
    for (const one of backup.databases)
      await write(databases.get(one.service), folder, one, { seal: seals.get(one), signal });
    for (const database of databases.values()) await database.collection(INTERRUPTED).drop();
  } catch (error) {
    await takeAway([...databases.values()], error);
    throw error;
  }
  return { ...backup, newer };
}

/** Empties what was filled. Where that fails too, the error says both. */
async function takeAway(databases, error) {
  const left = [];
  for (const database of databases)
    await database.dropDatabase().catch(() => left.push(database.databaseName));
  if (left.length > 0)
    throw new UserFacingError(
      `${error.message}\nWhat was restored until then is still in ${left.join(', ')}: start no service, and run it again with --again.`,
    );
}

/** What a backup says of itself, and the seals by which its files are known when they are read again. Refuses one that is not whole. */
export async function checkBackup(folder) {
  const backup = await readContents(folder);
  const seals = new Map();
  for (const one of backup.databases) seals.set(one, await checkFile(folder, one));
  return { backup, seals };
}

async function readContents(folder) {
  const file = join(folder, CONTENTS);
  const { size } = await stat(file).catch(() => ({ size: -1 }));
  if (size === -1)
    throw new UserFacingError(`${folder} has no ${CONTENTS}: it is no backup, or one that was cut off.`);
  const given = size > MOST_BYTES ? null : parsedJson(await readFile(file, 'utf8'));
  if (given?.format === FORMAT && given.version > VERSION)
    throw new UserFacingError(
      `The backup is of a newer version (format ${given.version}): update these commands first.`,
    );
  const { success, data } = contents.safeParse(given);
  const services = success && new Set(data.databases.map((one) => one.service));
  // Each file by its own name: none leads out of the folder.
  if (
    !success ||
    services.size !== SERVICES.length ||
    data.databases.some((one) => one.file !== fileOf(one.service))
  )
    throw new UserFacingError(`${file} is damaged: it does not say what the backup is.`);
  return data;
}

function parsedJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function refuseFull(database, again) {
  const { databaseName } = database;
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  const isFull = ({ name }) => database.collection(name).findOne({}, { projection: { _id: 1 } });
  if (collections.some(({ name }) => name === INTERRUPTED)) {
    if (!again)
      throw new UserFacingError(
        `A restore into ${databaseName} was cut off: if none is under way, add --again, which takes away what it left.`,
      );
    await database.dropDatabase();
    return;
  }
  for (const collection of collections)
    if (await isFull(collection))
      throw new UserFacingError(
        `The database ${databaseName} is not empty (${collection.name}): a backup is restored into empty ones, with no service running.`,
      );
}

/** Answers the seal by which the file is known the second time. */
async function checkFile(folder, { file, sha256, counts, service: of }) {
  const path = join(folder, file);
  const found = await digestOfFile(path).catch(() => null);
  if (found !== sha256)
    throw new UserFacingError(
      `${path} is ${found === null ? 'missing' : 'damaged: its digest is another one'}.`,
    );
  const seal = {};
  const schema = firstLine.extend({ service: z.literal(of) });
  for await (const [where] of readDocuments(path, schema, { relaxed: false, seal }))
    if (!Object.hasOwn(counts, where))
      throw new UserFacingError(`${path} is damaged: it has documents of ${where}.`);
  return seal;
}

async function write(database, folder, { file }, { seal, signal }) {
  const inserts = new BatchInsert((name) => database.collection(name));
  for await (const [name, document, bytes] of readDocuments(join(folder, file), firstLine, {
    relaxed: false,
    seal,
  })) {
    if (signal?.aborted)
      throw new UserFacingError('The restore was ended; what it had written was taken away again.');
    await inserts.add(name, document, bytes);
  }
  await inserts.flush();
}
