import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CONTENTS } from './backup.mjs';
import { digestOfFile } from './file-digest.mjs';
import { FORMAT, VERSION } from './format.mjs';
import { BatchInsert } from './batch-insert.mjs';
import { SERVICES } from './collections.mjs';
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
      }),
    )
    .length(SERVICES.length),
});
const firstLine = z.looseObject({ kind: z.literal('backup'), product, service });

/**
 * Puts a backup's databases into those of the installation, which have to be empty; every file is read and found whole before anything is
 * written, and what was written is taken away again when it fails midway. Indexes are made by the services when they start. Answers what
 * the backup says of itself.
 */
export async function restore({ client, prefix, signal }, folder) {
  const database = (name) => client.db(`${prefix}_${name}`);
  await refuseFull(database);
  const { backup, seals } = await checkBackup(folder);
  try {
    for (const one of backup.databases)
      await write(database(one.service), folder, one, { seal: seals.get(one), signal });
  } catch (error) {
    for (const name of SERVICES) await database(name).dropDatabase();
    throw error;
  }
  return backup;
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
    data.databases.some((one) => one.file !== `${one.service}.ndjson.gz`)
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

async function refuseFull(database) {
  for (const name of SERVICES) {
    const collections = await database(name).listCollections({}, { nameOnly: true }).toArray();
    for (const { name: one } of collections)
      if (
        await database(name)
          .collection(one)
          .findOne({}, { projection: { _id: 1 } })
      )
        throw new UserFacingError(
          `The database ${database(name).databaseName} is not empty (${one}): a backup is restored into empty ones, with no service running.`,
        );
  }
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
