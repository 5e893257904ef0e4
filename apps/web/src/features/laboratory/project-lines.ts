import { colour, PERSON_COLOURS } from '@plomada/presentation';
import type { DashStyleValue } from 'highcharts';

const DASHES: readonly DashStyleValue[] = ['Solid', 'ShortDash', 'Dot'];
const SYMBOLS = ['circle', 'diamond', 'square', 'triangle'] as const;

/** Projects that a chart tells apart; of more the table tells. */
export const MOST_LINES = PERSON_COLOURS.length * DASHES.length;

/** Beyond so many the marks of the terms would hide the lines. */
export const MOST_MARKED = 12;

/** The look of a project's line: first the colours, then other dashes and marks, so that colour is never the only sign. */
export function lineOf(at: number, isCrowded: boolean) {
  const turn = Math.floor(at / PERSON_COLOURS.length);
  return {
    color: colourOf(at),
    dashStyle: DASHES[turn % DASHES.length]!,
    marker: { enabled: !isCrowded, radius: 3, symbol: SYMBOLS[at % SYMBOLS.length]! },
  };
}

export const colourOf = (at: number): string =>
  colour(`people-${PERSON_COLOURS[at % PERSON_COLOURS.length]!}`);
