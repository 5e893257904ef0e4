import { TABLES } from './change';
import type { Plan } from './plan';
import type { Row, Table } from './table';

/** How often, in entries of a log, the hash of the plan goes with an entry. */
export const HASH_EVERY = 50;

/** The two halves of a hash: JavaScript has no whole numbers of 64 bits that are fast. */
interface Halves {
  readonly high: number;
  readonly low: number;
}
const HIGH = 0x9e3779b9;
const LOW = 0x811c9dc5;
/** Taken out once: where globals are looked up by name (as in tests) they cost more than what they do. */
const { imul } = Math;

/**
 * A plan's hash, 64 bits as 16 hexadecimal digits: the same for the same rows with the same values, whatever the order of
 * rows, and of fields in a row. For telling that two copies have drifted apart; not for keeping anybody from forging one.
 *
 * The sum of the rows' hashes, so that the order does not count. Rows never change in place: each is hashed once, and the
 * next hash of a plan costs what was edited since and one addition a row. A field without a value is no field, as in JSON.
 */
export function hashOf(plan: Plan): string {
  const lists: readonly (readonly [string, readonly Row[]])[] = [
    ['settings', [plan.settings]],
    ...TABLES.map((name) => [name, (plan[name] as Table<Row>).rows] as const),
  ];
  let high = 0;
  let low = 0;
  for (const [name, rows] of lists) {
    const [seedHigh, seedLow] = [textHash(name, HIGH), textHash(name, LOW)];
    for (const row of rows) {
      const hash = rowHash(row);
      high = (high + finished(hash.high ^ seedHigh)) | 0;
      low = (low + finished(hash.low ^ seedLow)) | 0;
    }
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

const known = new WeakMap<Row, Halves>();

function rowHash(row: Row): Halves {
  let hash = known.get(row);
  if (!hash) known.set(row, (hash = { high: valueHash(row, HIGH), low: valueHash(row, LOW) }));
  return hash;
}

/** 32 bits of a value of JSON. */
function valueHash(value: unknown, seed: number): number {
  if (typeof value === 'string') return textHash(value, seed);
  // What is no text is told from the text that reads the same.
  if (typeof value !== 'object' || value === null) return ~textHash(String(value), seed);
  if (Array.isArray(value)) return listHash(value, seed);
  let sum = 1;
  for (const name in value) {
    const field = (value as Readonly<Record<string, unknown>>)[name];
    if (field !== undefined) sum = (sum + finished(valueHash(field, textHash(name, seed)))) | 0;
  }
  return finished(sum ^ seed);
}

function listHash(values: readonly unknown[], seed: number): number {
  let hash = finished(seed ^ values.length);
  for (const value of values) hash = finished(valueHash(value, hash));
  return hash;
}

/** FNV-1a over the UTF-16 units. */
function textHash(text: string, seed: number): number {
  let hash = seed ^ imul(text.length, 0x01000193);
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Spreads every bit over all of them (the finish of MurmurHash3), so that sums do not meet by a pattern. */
function finished(bits: number): number {
  let hash = imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
