import { BSON } from 'mongodb';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { endOf, FORMAT, VERSION } from './format.mjs';
import { refuseOdd } from './stored-values.mjs';
import { UserFacingError } from '../../local/user-facing-error.mjs';

const MB = 1024 * 1024;
const NEWLINE = 10;
/** A document has 16 MB; in extended JSON each of its numbers takes several times its place. */
const LONGEST_LINE = 96 * MB;
const LONGEST_FIRST_LINE = 8 * MB;

const damaged = (why) => new UserFacingError(`The file is damaged: ${why}.`);

const head = z.looseObject({ format: z.literal(FORMAT), version: z.number().int().min(1) });
const counts = z.record(z.string().max(120), z.number().int().min(1));
const wrapped = z.strictObject({ in: z.string().max(120), document: z.record(z.string(), z.unknown()) });
const end = z.strictObject({ end: z.string().regex(/^[0-9a-f]{64}$/) });

/** What a file says that it is, by a schema. Refuses another format and a newer version. */
export async function readManifest(file, schema) {
  for await (const line of linesOf(file)) return manifestOf(line, schema);
  throw damaged('it is empty');
}

/**
 * The documents of a file as [where, document, bytes], in their order; the last line and the counts are checked when all were read, so that
 * nothing is to be believed for good before. Never more than a line is in memory.
 *
 * @param options.relaxed  numbers as JavaScript has them; else as MongoDB had them
 * @param options.seal     an object that gets the file's digest; read again with the same one, the file has to be the same
 */
export async function* readDocuments(file, schema, { relaxed = true, seal = {} } = {}) {
  const found = { counts: {}, digest: createHash('sha256') };
  let first = null;
  let manifest;
  let before = null;
  for await (const line of linesOf(file)) {
    if (first === null) {
      manifest = manifestOf(line, schema);
      first = line;
      continue;
    }
    if (before !== null) yield take(before, found, relaxed);
    before = line;
  }
  if (before === null) throw damaged('its end is missing');
  const { end: told } = parsed(end, before, 'its end is missing');
  if (told !== endOf(first, found.digest.digest('hex'))) throw damaged('its digest is another one');
  for (const where of new Set([...Object.keys(manifest.counts), ...Object.keys(found.counts)]))
    if (manifest.counts[where] !== found.counts[where]) throw damaged(`it has other documents of ${where}`);
  if (seal.digest !== undefined && seal.digest !== told) throw damaged('it was changed while it was read');
  seal.digest = told;
}

function take(line, { counts: counted, digest }, relaxed) {
  const value = parsed(wrapped, line, 'a line is no document', { relaxed });
  refuseOdd(value.document, damaged);
  digest.update(line);
  counted[value.in] = (counted[value.in] ?? 0) + 1;
  return [value.in, value.document, line.length];
}

function manifestOf(line, schema) {
  if (line.length > LONGEST_FIRST_LINE) throw damaged('its first line is too long');
  const { version } = parsed(head, line, `it is no ${FORMAT}`);
  if (version > VERSION)
    throw new UserFacingError(
      `The file is of a newer version (format ${version}): update this installation first.`,
    );
  return parsed(schema.extend({ counts }), line, 'its first line does not say what it is');
}

function parsed(schema, line, why, options) {
  try {
    const text = line.toString('utf8');
    const result = schema.safeParse(options ? BSON.EJSON.parse(text, options) : JSON.parse(text));
    if (result.success) return result.data;
  } catch {
    // What is no JSON is as damaged as what is another.
  }
  throw damaged(why);
}

/** Each with its end, as bytes. */
async function* linesOf(file) {
  let held = [];
  let length = 0;
  for await (const chunk of expanded(file)) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...held, chunk.subarray(from, at + 1)]);
      [held, length, from] = [[], 0, at + 1];
    }
    held.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE) throw damaged('a line is too long');
  }
  if (length > 0) throw damaged('it is cut off');
}

async function* expanded(file) {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  try {
    yield* gunzip;
  } catch (error) {
    if (error.code === 'ENOENT') throw new UserFacingError(`${file} is not there.`);
    if (error.code?.startsWith('Z_') || error.code === 'ERR_BUFFER_TOO_LARGE')
      throw damaged('it does not expand');
    throw error;
  } finally {
    source.destroy();
  }
}
