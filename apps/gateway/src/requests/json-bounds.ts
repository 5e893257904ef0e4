import { randomInt } from 'node:crypto';

/** What a text of JSON may have in it, whatever it weighs. */
export interface JsonBounds {
  /** Lists and objects in each other. */
  readonly depth: number;
  /** Values of all kinds, about. */
  readonly values: number;
  /** Different names of fields, about. */
  readonly names: number;
}

/**
 * Of JSON bodies. The deepest that browsers send are the actions of a bulk edit; the most values are 14,000, the claims of a
 * close about every task of the largest plan. All that there is has some 200 names.
 */
export const BODY_BOUNDS: JsonBounds = { depth: 32, values: 50_000, names: 1_000 };
/** Of socket messages. The most values are 40,000, a baseline of 10,000 tasks; those of bulk edits that name many tasks each may be more. */
export const MESSAGE_BOUNDS: JsonBounds = { ...BODY_BOUNDS, values: 100_000 };

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const OPENERS: readonly number[] = [0x5b, 0x7b];
const CLOSERS: readonly number[] = [0x5d, 0x7d];
/** Nobody who does not know it finds names that come out as one. */
const FACTOR = randomInt(2 ** 31) | 1;

/**
 * Whether a text of JSON goes beyond bounds. One pass that makes nothing but a set of numbers: `JSON.parse` takes seconds for
 * megabytes of brackets, of small objects or of names that differ, and whoever sends them need not be anybody.
 */
export function isBeyond(text: string, bounds: JsonBounds): boolean {
  const names = new Set<number>();
  let depth = 0;
  let values = 0;
  let name = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      name = Math.imul(name ^ sign, FACTOR);
      if (sign === BACKSLASH) at += 1;
      else isInString = sign !== QUOTE;
      continue;
    }
    if (sign === QUOTE) {
      isInString = true;
      name = 0;
    } else if (sign === COMMA) values += 1;
    else if (sign === COLON) names.add(name);
    else if (CLOSERS.includes(sign)) depth -= 1;
    else if (OPENERS.includes(sign)) {
      depth += 1;
      values += 1;
    }
    if (depth > bounds.depth || values > bounds.values || names.size > bounds.names) return true;
  }
  return false;
}
