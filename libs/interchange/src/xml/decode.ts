import { ReadFailure } from '../read-result';
import { isWestern, repairedWestern } from '../text/windows-1252';

const CHUNK = 64 * 1024;

/**
 * The file's text, a chunk at a time: a large file is never held twice. The byte order mark decides the encoding, then
 * the XML declaration; without either it is UTF-8.
 *
 * @throws ReadFailure IMPORT_FAILED_ENCODING for an unknown encoding or bytes that it does not allow,
 * IMPORT_FAILED_CUT_OFF when the file ends within a character.
 */
export function* decodedChunks(bytes: Uint8Array): Generator<string> {
  const label = encodingOf(bytes);
  const decoder = decoderOf(label);
  const repaired = isWestern(label) ? repairedWestern : (text: string) => text;
  for (let from = 0; from < bytes.length; from += CHUNK) {
    try {
      yield repaired(decoder.decode(bytes.subarray(from, from + CHUNK), { stream: true }));
    } catch (error) {
      if (error instanceof ReadFailure) throw error;
      throw new ReadFailure('IMPORT_FAILED_ENCODING', { encoding: label });
    }
  }
  try {
    yield decoder.decode();
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
    throw new ReadFailure('IMPORT_FAILED_CUT_OFF');
  }
}

/** The encoding's name as TextDecoder knows it, lower case. */
export function encodingOf(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0) return 'utf-16le';
  if (a === 0 && b === 0x3c) return 'utf-16be';
  const declared = /^\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(asciiHead(bytes));
  const label = declared?.[1]?.toLowerCase() ?? 'utf-8';
  // The bytes above are plainly not UTF-16: a declaration that says so was copied from elsewhere.
  return label.startsWith('utf-16') || label.startsWith('ucs-2') ? 'utf-8' : label;
}

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new ReadFailure('IMPORT_FAILED_ENCODING', { encoding: label });
  }
}

function asciiHead(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 300));
}
