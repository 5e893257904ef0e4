/** A number in [0, 1) that is the same for the same words: the demo's luck, equal in every seed. */
export function chance(...words) {
  let hash = 0x811c9dc5;
  for (const letter of words.join('/')) {
    hash ^= letter.codePointAt(0);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  // FNV leaves the high bits of similar words alike; two more rounds mix them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** One of a list, by the same luck. */
export function pick(list, ...words) {
  return list[Math.floor(chance(...words) * list.length)];
}
