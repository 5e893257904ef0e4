import { ReadFailure } from '../read-result';
import { textOf, wideEncoding } from './undeclared';

/**
 * The text of a file that is nothing but text: UTF-8 or UTF-16, with a byte order mark or without, else Windows-1252, which
 * holds Latin-1. With `utf8` no encoding but Unicode's is taken.
 *
 * @throws ReadFailure IMPORT_FAILED_ENCODING for bytes that are no text.
 */
export function plainText(bytes: Uint8Array, utf8 = false): string {
  const wide = wideEncoding(bytes);
  const text = wide || utf8 ? strictText(bytes, wide ?? 'utf-8') : textOf(bytes);
  if (text.includes('\u0000')) throw new ReadFailure('IMPORT_FAILED_ENCODING');
  return text.replace(/^\ufeff/, '');
}

function strictText(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ReadFailure('IMPORT_FAILED_ENCODING');
  }
}
