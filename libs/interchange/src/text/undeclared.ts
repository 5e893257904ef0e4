import { repairedWestern } from './windows-1252';

/** Bytes of a file that are enough to know its language by. */
const SAMPLE = 256 * 1024;

/**
 * The text of a file that does not say in which encoding it is written. Its mark or its zeros tell UTF-16; else it is UTF-8 when
 * every byte fits, and else what P6 writes under Windows: the code page of western languages, or the Cyrillic one when
 * its letters stand in words together. Never fails: every byte is some character.
 */
export function textOf(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return looksCyrillic(bytes)
      ? new TextDecoder('windows-1251').decode(bytes)
      : repairedWestern(new TextDecoder('windows-1252').decode(bytes));
  }
}

/** UTF-16 by its mark; without one by its first characters, which are ASCII in these files: every other byte is 0. */
export function wideEncoding([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d) ? 'utf-16be' : null;
}

/** Western words have one accented letter at a time; in the Cyrillic code page every letter is beyond ASCII. */
function looksCyrillic(bytes: Uint8Array): boolean {
  let inWords = 0;
  let alone = 0;
  let run = 0;
  for (const byte of bytes.subarray(0, SAMPLE)) {
    if (byte >= 0xc0) {
      run += 1;
      continue;
    }
    if (run >= 3) inWords += run;
    else alone += run;
    run = 0;
  }
  return inWords > alone;
}
