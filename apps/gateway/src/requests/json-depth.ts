/** Deeper than anything that browsers send: the deepest are the rows of an imported schedule. */
export const DEEPEST_JSON = 32;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENERS: readonly number[] = [0x5b, 0x7b];
const CLOSERS: readonly number[] = [0x5d, 0x7d];

/**
 * Whether lists and objects stand more than `deepest` deep in each other in a text of JSON. One pass that makes nothing:
 * `JSON.parse` takes seconds for megabytes of brackets, and whoever sends them need not be anybody.
 */
export function isDeeperThan(text: string, deepest: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      if (sign === BACKSLASH) at += 1;
      else isInString = sign !== QUOTE;
    } else if (sign === QUOTE) isInString = true;
    else if (CLOSERS.includes(sign)) depth -= 1;
    else if (OPENERS.includes(sign) && ++depth > deepest) return true;
  }
  return false;
}
