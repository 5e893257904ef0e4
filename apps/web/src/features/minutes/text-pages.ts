import { type Pen, wrapped } from '@plomada/presentation';

/** A piece of a written paper. A head begins something, a note belongs to the line above it. */
export interface Block {
  readonly kind: keyof typeof LOOKS;
  readonly text: string;
}

/** In points: the size of the letters, the room from one base line to the next, the room before it, and how far it is moved in. */
const LOOKS = {
  title: { size: 16, line: 20, before: 0, indent: 0, bold: true },
  head: { size: 11, line: 15, before: 10, indent: 0, bold: true },
  line: { size: 10, line: 13.5, before: 2, indent: 0, bold: false },
  note: { size: 9, line: 12, before: 0, indent: 14, bold: false },
} as const;

export interface PlacedLine {
  readonly kind: Block['kind'];
  readonly text: string;
  readonly x: number;
  /** Of its base line. */
  readonly y: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

export const letteringOf = (
  kind: Block['kind'],
  colours: { readonly text: string; readonly muted: string },
) => ({
  size: LOOKS[kind].size,
  bold: LOOKS[kind].bold,
  colour: kind === 'note' ? colours.muted : colours.text,
});

/** The lines of each page; what is too long goes on in the next line or page, and no head is left alone at the foot of one. */
export function textPages(
  blocks: readonly Block[],
  room: Room,
  pen: Pick<Pen, 'widthOf'>,
): readonly (readonly PlacedLine[])[] {
  const pages: PlacedLine[][] = [[]];
  let y = 0;
  for (const { kind, text } of blocks) {
    const { line, before, indent } = LOOKS[kind];
    const below = kind === 'head' ? LOOKS.line.line + LOOKS.line.before : 0;
    const letters = letteringOf(kind, { text: '', muted: '' });
    const lines = wrapped(pen, text, room.width - indent, letters);
    for (const [at, one] of lines.entries()) {
      const step = line + (at === 0 && y > 0 ? before : 0);
      if (y > 0 && y + step + below > room.height) {
        pages.push([]);
        y = line;
      } else y += step;
      pages.at(-1)!.push({ kind, text: one, x: indent, y });
    }
  }
  return pages;
}
