import { BSON } from 'mongodb';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { endOf, FORMAT, VERSION } from './format.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';

/** Whoever reads such a file reads everything: nobody but its owner does. */
const OWN = { flags: 'wx', mode: 0o600 };

/**
 * Writes an archive: one line that says what it is, one for each of the documents ([where, document], in whatever order they come), and
 * one with a digest. The first line counts the others, so it is made last, by `describe`; gzip lets its parts be put together. The file
 * has its name when all of it is on the disk. Answers the first line.
 */
export async function writeArchive(file, documents, describe, signal) {
  if (existsSync(file)) throw new UserFacingError(`${file} is there already: name another file.`);
  const [body, whole] = [`${file}.documents`, `${file}.partial`];
  try {
    const written = { counts: {}, digest: createHash('sha256') };
    await pipeline(lines(documents, written), createGzip(), createWriteStream(body, OWN), { signal });
    const manifest = { format: FORMAT, version: VERSION, ...(await describe()), counts: written.counts };
    const first = `${JSON.stringify(manifest)}\n`;
    const last = `${JSON.stringify({ end: endOf(first, written.digest.digest('hex')) })}\n`;
    await pipeline(parts(first, body, last), createWriteStream(whole, OWN), { signal });
    await toDisk(whole);
    await rename(whole, file);
    return manifest;
  } finally {
    await rm(body, { force: true });
    await rm(whole, { force: true });
  }
}

async function* lines(documents, { counts, digest }) {
  for await (const [where, document] of documents) {
    const line = `${BSON.EJSON.stringify({ in: where, document }, { relaxed: false })}\n`;
    counts[where] = (counts[where] ?? 0) + 1;
    digest.update(line);
    yield line;
  }
}

async function* parts(first, body, last) {
  yield gzipSync(first);
  yield* createReadStream(body);
  yield gzipSync(last);
}

async function toDisk(file) {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
