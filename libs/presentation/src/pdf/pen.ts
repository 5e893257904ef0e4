/** A point in the drawing's units: 1/72 inch on paper, pixels in a picture. */
export type Point = readonly [x: number, y: number];

export interface Looks {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Lengths of dashes and gaps. */
  readonly dash?: readonly number[];
}

export interface Lettering {
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
}

/** What the chart is drawn with: paper (PDF) and picture (PNG) each have one, so that both show the same. */
export interface Pen {
  rect(x: number, y: number, width: number, height: number, looks: Looks): void;
  /** A line through the points; closed and filled when it has a fill. */
  path(points: readonly Point[], looks: Looks): void;
  /** One line of text, `y` being its base line. */
  text(x: number, y: number, text: string, letters: Lettering): void;
  widthOf(text: string, letters: Lettering): number;
  /** Draws within a rectangle only. */
  within(x: number, y: number, width: number, height: number, draw: () => void): void;
}

/** Everything in a cell stays this far from its edges. */
export const CELL_PADDING = 3;

export type Align = 'left' | 'right' | 'center';

/** A text in a cell of that width: cut with an ellipsis when it does not fit. */
export function cellText(
  pen: Pen,
  cell: { readonly x: number; readonly y: number; readonly width: number; readonly align: Align },
  text: string,
  letters: Lettering,
): void {
  const room = cell.width - 2 * CELL_PADDING;
  const shown = fitted(pen, text, room, letters);
  if (shown === '') return;
  const spare = room - pen.widthOf(shown, letters);
  const shift = cell.align === 'left' ? 0 : cell.align === 'right' ? spare : spare / 2;
  pen.text(cell.x + CELL_PADDING + shift, cell.y, shown, letters);
}

/** As much of the text as fits, found by halving: names of tasks may be long. */
export function fitted(pen: Pen, text: string, room: number, letters: Lettering): string {
  if (room <= 0) return '';
  if (pen.widthOf(text, letters) <= room) return text;
  const letterList = Array.from(text);
  let [fits, tooMany] = [0, letterList.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    const shorter = `${letterList.slice(0, middle).join('').trimEnd()}…`;
    if (pen.widthOf(shorter, letters) <= room) fits = middle;
    else tooMany = middle;
  }
  return fits === 0 ? '' : `${letterList.slice(0, fits).join('').trimEnd()}…`;
}
