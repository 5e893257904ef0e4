import { fitted, type PaperTile, type Pen, wrapped } from '@plomada/presentation';
import { INK, LETTERS, ROOM, SHEET } from './sheet';
import { setTable, widthOfTable } from './table-on-paper';

/** Draws the chart of a tile with its corner there. */
export type DrawChart = (
  tile: PaperTile,
  x: number,
  y: number,
  width: number,
  height: number,
) => Promise<void>;

/** A tile with all of its lines: how high it is, and how it is drawn from there down. */
export interface SetTile {
  readonly height: number;
  readonly draw: (y: number) => Promise<void>;
}

const PADDING = 10;
const GAP = 12;
const TITLE = 18;
const FIGURE = 34;
const DETAIL_LINE = 13;
const CHART = { width: 292, height: 160 } as const;
const SMALL_LINE = 10.5;
const INNER = ROOM.width - 2 * PADDING;
const LEFT = SHEET.margin + PADDING;

/** A tile as wide as the sheet: its figure, its chart with the table of it, and how it is calculated. */
export function setTile(pen: Pen, tile: PaperTile, drawChart: DrawChart): SetTile {
  const explanation = wrapped(pen, tile.explanation, INNER, LETTERS.small);
  const body = tile.pending === null ? bodyOf(pen, tile, drawChart) : pendingOf(pen, tile.pending);
  const top = PADDING + TITLE + (tile.figure ? FIGURE : 0);
  const height = top + body.height + GAP / 2 + explanation.length * SMALL_LINE + PADDING;
  const draw = async (y: number) => {
    pen.rect(SHEET.margin, y, ROOM.width, height, { stroke: INK.line, width: 0.75 });
    pen.text(LEFT, y + PADDING + 10, fitted(pen, tile.title, INNER, LETTERS.tile), LETTERS.tile);
    if (tile.figure) drawFigure(pen, tile.figure, y + PADDING + TITLE);
    await body.draw(y + top);
    explanation.forEach((line, at) =>
      pen.text(LEFT, y + top + body.height + GAP / 2 + (at + 1) * SMALL_LINE - 2, line, LETTERS.small),
    );
  };
  return { height, draw };
}

const pendingOf = (pen: Pen, pending: string): SetTile => ({
  height: DETAIL_LINE,
  draw: async (y) => pen.text(LEFT, y + 10, pending, LETTERS.made),
});

/** The value, and beside it what it is of and made of. */
function drawFigure(
  pen: Pen,
  { scope, value, made, more }: NonNullable<PaperTile['figure']>,
  y: number,
): void {
  pen.text(LEFT, y + 20, value, LETTERS.figure);
  const beside = LEFT + pen.widthOf(value, LETTERS.figure) + GAP;
  const room = LEFT + INNER - beside;
  pen.text(beside, y + 10, fitted(pen, scope, room, LETTERS.small), LETTERS.small);
  const said = [made, more].filter(Boolean).join(' · ');
  pen.text(beside, y + 21, fitted(pen, said, room, LETTERS.made), LETTERS.made);
}

function bodyOf(pen: Pen, tile: PaperTile, drawChart: DrawChart): SetTile {
  const { chart, details = [], table } = tile;
  // A table that needs more room stands below.
  const isBeside = table !== undefined && widthOfTable(pen, table) <= INNER - CHART.width - GAP;
  const left = chart ? CHART.height : details.length * DETAIL_LINE;
  const leftWidth = left === 0 ? 0 : isBeside ? CHART.width : INNER;
  const tableX = LEFT + (isBeside && leftWidth > 0 ? leftWidth + GAP : 0);
  const set = table && setTable(pen, table, LEFT + INNER - tableX);
  const below = isBeside || left === 0 ? 0 : left + GAP / 2;
  const height = isBeside ? Math.max(left, set?.height ?? 0) : below + (set?.height ?? 0);
  return {
    height,
    draw: async (y) => {
      if (chart) await drawChart(tile, LEFT, y, leftWidth, CHART.height);
      else drawDetails(pen, details, y);
      set?.draw(tableX, y + below);
    },
  };
}

function drawDetails(pen: Pen, details: NonNullable<PaperTile['details']>, y: number): void {
  const names = Math.max(0, ...details.map(([name]) => pen.widthOf(name, LETTERS.small)));
  details.forEach(([name, text], at) => {
    const base = y + (at + 1) * DETAIL_LINE - 4;
    pen.text(LEFT, base, name, LETTERS.small);
    const x = LEFT + names + GAP;
    pen.text(x, base, fitted(pen, text, LEFT + CHART.width - x, LETTERS.made), LETTERS.made);
  });
}
