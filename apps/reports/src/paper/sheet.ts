import { LIGHT, type Lettering } from '@plomada/presentation';

/** An upright A4 sheet, in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 40, foot: 24 } as const;
/** What is left of it between the margins, and above the foot. */
export const ROOM = {
  width: SHEET.width - 2 * SHEET.margin,
  bottom: SHEET.height - SHEET.margin - SHEET.foot,
} as const;

export const INK = {
  text: LIGHT.text,
  muted: LIGHT.textMuted,
  line: LIGHT.border,
  strong: LIGHT.borderStrong,
  head: LIGHT.ground,
} as const;

const letters = (size: number, colour: string, bold = false): Lettering => ({ size, colour, bold });
export const LETTERS = {
  title: letters(18, INK.text, true),
  firm: letters(10, INK.muted),
  factName: letters(8, INK.muted),
  fact: letters(9.5, INK.text, true),
  tile: letters(11.5, INK.text, true),
  figure: letters(19, INK.text, true),
  made: letters(9, INK.text),
  small: letters(8, INK.muted),
  head: letters(7.5, INK.muted, true),
  cell: letters(8, INK.text),
} as const;
