import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const expand = promisify(gunzip);
/** More than any plan, and any action's changes, take as JSON. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What planning packed, parsed; throws on what it cannot have packed. */
export async function unpacked(binary) {
  return JSON.parse((await expand(binary.buffer, { maxOutputLength: MOST_BYTES })).toString('utf8'));
}
