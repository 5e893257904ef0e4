import { unzlibSync } from 'fflate';

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

/**
 * The font inside a WOFF file (version 1) as TrueType has it, which is what goes into a PDF: the same tables, each unpacked. The file
 * is one of ours: nothing is checked.
 */
export function sfntOfWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, place) => tableOf(woff, from, place));
  const begin = SFNT_HEAD + SFNT_ENTRY * count;
  const sfnt = new Uint8Array(tables.reduce((size, { bytes }) => size + padded(bytes.length), begin));
  const to = new DataView(sfnt.buffer);
  writeHead(to, from.getUint32(4), count);
  let at = begin;
  for (const [place, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT_HEAD + SFNT_ENTRY * place;
    for (const [step, value] of [tag, checksum, at, bytes.length].entries())
      to.setUint32(entry + 4 * step, value);
    sfnt.set(bytes, at);
    at += padded(bytes.length);
  }
  return sfnt;
}

function tableOf(woff: Uint8Array, from: DataView, place: number) {
  const entry = WOFF_HEAD + WOFF_ENTRY * place;
  const field = (step: number) => from.getUint32(entry + 4 * step);
  const [offset, packed, length] = [field(1), field(2), field(3)];
  const bytes = woff.subarray(offset, offset + packed);
  return { tag: field(0), checksum: field(4), bytes: packed < length ? unzlibSync(bytes) : bytes };
}

/** Tables begin at every fourth byte. */
const padded = (length: number): number => (length + 3) & ~3;

/** What searches through the tables begin with follows from how many there are. */
function writeHead(to: DataView, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  const range = 2 ** power * SFNT_ENTRY;
  to.setUint32(0, flavour);
  for (const [step, value] of [count, range, power, count * SFNT_ENTRY - range].entries())
    to.setUint16(4 + 2 * step, value);
}
