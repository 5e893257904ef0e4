import type { jsPDF } from 'jspdf';
import type { FontFile, FontStyle } from './font-file';
import { sfntOfWoff } from './sfnt-of-woff';

/** Letters of a text that stand together and are in one part of the font. */
export interface Run {
  readonly part: string;
  readonly text: string;
}

/** What of a PDF's texts is written with a font that is in the PDF itself. */
export interface OwnLetters {
  /** A text by the parts of the font that its letters are in; null where one is in none. */
  runsOf(text: string, style: FontStyle): readonly Run[] | null;
  /** A text in letters of the font: signs that it lacks as they are written in plain text, and a question mark for each other. */
  writable(text: string, style: FontStyle): string;
  /** Whether a question mark stood for something so far. */
  readonly hasLeftOut: () => boolean;
}

/** Signs that plans and their notes have and the font lacks, as keyboards without them write them. */
const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map([
  ...([
    ['≤', '<='],
    ['≥', '>='],
    ['≠', '<>'],
    ['≈', '~'],
    ['∅', 'Ø'],
    ['∆', 'Δ'],
  ] as const),
  ...([
    ['→', '->'],
    ['←', '<-'],
    ['↔', '<->'],
    ['⇒', '=>'],
    ['‰', ' %o'],
    ['℃', '°C'],
  ] as const),
  ...([
    ['✓', '[x]'],
    ['✔', '[x]'],
    ['☑', '[x]'],
    ['☐', '[ ]'],
    ['✗', '[-]'],
    ['✘', '[-]'],
  ] as const),
  ...([
    ['●', '•'],
    ['■', '•'],
    ['◆', '•'],
    ['▪', '•'],
    ['★', '*'],
    ['‑', '-'],
    ['\u202f', '\u00a0'],
  ] as const),
]);

/** Puts a font into a PDF, so that it looks alike on whatever it is opened. */
export function ownLetters(pdf: jsPDF, files: readonly FontFile[]): OwnLetters {
  for (const { part, style, woff } of files) {
    const name = `${part}-${style}.ttf`;
    pdf.addFileToVFS(name, binaryOf(sfntOfWoff(woff)));
    pdf.addFont(name, part, style);
  }
  const has = new Map(
    files.map(({ part, style }) => {
      pdf.setFont(part, style);
      return [`${part} ${style}`, glyphsOf(pdf)] as const;
    }),
  );
  const parts = [...new Set(files.map(({ part }) => part))];
  const hasIn = (style: FontStyle) => (part: string, code: number) => has.get(`${part} ${style}`)!(code);
  let isLeftOut = false;
  return {
    runsOf: (text, style) => runsOf(text, parts, hasIn(style)),
    writable: (text, style) => {
      const isThere = (code: number) => parts.some((part) => hasIn(style)(part, code));
      const written = writableText(text, isThere);
      isLeftOut ||= written.hasLeftOut;
      return written.text;
    },
    hasLeftOut: () => isLeftOut,
  };
}

/** A text in letters that are there, and whether a question mark stands for some that are not. */
export function writableText(
  text: string,
  isThere: (code: number) => boolean,
): { readonly text: string; readonly hasLeftOut: boolean } {
  let hasLeftOut = false;
  // Letters and their accents in one, which is how fonts have them.
  const written = Array.from(text.normalize('NFC'), (letter) => {
    if (isThere(letter.codePointAt(0)!)) return letter;
    const plain = PLAIN_SIGNS.get(letter);
    hasLeftOut ||= plain === undefined;
    return plain ?? '?';
  });
  return { text: written.join(''), hasLeftOut };
}

/** The letters of a text, those that follow each other in one part together; a letter of no part makes it null. */
export function runsOf(
  text: string,
  parts: readonly string[],
  has: (part: string, code: number) => boolean,
): readonly Run[] | null {
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    const before = runs.at(-1);
    const stays = before !== undefined && has(before.part, code);
    const part = stays ? before.part : parts.find((one) => has(one, code));
    if (part === undefined) return null;
    if (part === before?.part) runs[runs.length - 1] = { part, text: before.text + letter };
    else runs.push({ part, text: letter });
  }
  return runs;
}

/** Whether the present font of a PDF has a letter. Beyond 16 bits the library writes none. */
function glyphsOf(pdf: jsPDF): (code: number) => boolean {
  const { metadata } = pdf.getFont() as { metadata: { characterToGlyph(code: number): number } };
  return (code) => code <= 0xffff && metadata.characterToGlyph(code) > 0;
}

/** As the library takes files: a character for each byte. */
function binaryOf(bytes: Uint8Array): string {
  const PORTION = 8_192;
  let text = '';
  for (let at = 0; at < bytes.length; at += PORTION)
    text += String.fromCharCode(...bytes.subarray(at, at + PORTION));
  return text;
}
