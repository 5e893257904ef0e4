const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MULBERRY_STEP = 0x6d2b79f5;
/** Uniform numbers that a normal one is the sum of. */
const UNIFORMS_OF_A_NORMAL = 12;

/** The FNV-1a hash of a text's UTF-8 bytes, as an unsigned 32-bit number. */
export function fnv1a32(text: string): number {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/** A sequence of numbers that looks random and is the same for the same seed and name (mulberry32). */
export class RandomStream {
  private state: number;

  constructor(seed: number, name: string) {
    this.state = fnv1a32(`${seed}/${name}`);
  }

  /** The next number, uniform in [0, 1). */
  next(): number {
    this.state = (this.state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** The next number of a standard normal distribution, near enough: the sum of twelve uniform ones, less six. */
  normal(): number {
    let sum = -UNIFORMS_OF_A_NORMAL / 2;
    for (let drawn = 0; drawn < UNIFORMS_OF_A_NORMAL; drawn += 1) sum += this.next();
    return sum;
  }
}
