import { ReadFailure } from '../read-result';
import { textOf } from './undeclared';

/**
 * The text of a file that is nothing but text: UTF-8 or UTF-16, with a byte order mark or without, else Windows-1252, which holds Latin-1. With
 * `utf8` another encoding without a mark is refused.
 *
 * @throws ReadFailure IMPORT_FAILED_ENCODING for bytes that are no text: they hold what no text holds.
 */
export function plainText(bytes: Uint8Array, utf8 = false): string {
  const wide = unmarkedUtf16(bytes);
  const text = wide ? new TextDecoder(wide).decode(bytes) : utf8 ? strictText(bytes) : textOf(bytes);
  if (/[\u0000\ufffd]/.test(text)) throw new ReadFailure('IMPORT_FAILED_ENCODING');
  return text.replace(/^\ufeff/, '');
}

function strictText(bytes: Uint8Array): string {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isMarked) return textOf(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ReadFailure('IMPORT_FAILED_ENCODING');
  }
}

/** Headers are ASCII: in UTF-16 every other one of their bytes is 0. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [a, b, c, d] = bytes;
  if (a && b === 0 && c && d === 0) return 'utf-16le';
  return a === 0 && b && c === 0 && d ? 'utf-16be' : null;
}
