import { paletteOf } from './palette';
import { LIGHT } from './tokens';

/** A colour of the theme, in either scheme: charts follow it without being redrawn. */
export const colour = (name: string): string => `var(--mui-palette-${name})`;

/** A text with the colours of the theme written out as they are on paper, which is light. */
export const onPaper = (text: string): string =>
  text.replace(/var\(--mui-palette-([\w-]+)\)/g, (whole, name: string) => PAPER.get(name) ?? whole);

const PAPER: ReadonlyMap<string, string> = new Map(
  Object.entries(paletteOf(LIGHT)).flatMap(([of, shades]): (readonly [string, string])[] =>
    typeof shades === 'string'
      ? [[of, shades]]
      : Object.entries(shades).map(([name, value]: [string, string]) => [`${of}-${name}`, value]),
  ),
);
