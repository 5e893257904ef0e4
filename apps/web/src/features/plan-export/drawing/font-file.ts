export type FontStyle = 'normal' | 'bold';

/** One file of a font that comes in parts, each with the letters of some languages. */
export interface FontFile {
  readonly part: string;
  readonly style: FontStyle;
  readonly woff: Uint8Array;
}
