export type FontStyle = 'normal' | 'bold';

/** One file of a font that comes in parts, each with the letters of some languages. */
export interface FontFile {
  readonly part: string;
  readonly style: FontStyle;
  readonly woff: Uint8Array;
}

/** The parts in which the application's own font is handed out; whatever is in several is taken from the first. */
export const FONT_PARTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;

/** The files of the application's font by where a package has them, to be read by whoever can. */
export const FONT_PATHS = FONT_PARTS.flatMap((part) =>
  (
    [
      ['normal', 400],
      ['bold', 600],
    ] as const
  ).map(([style, weight]) => ({
    ...{ part, style },
    path: `@fontsource/inter/files/inter-${part}-${weight}-normal.woff`,
  })),
);
