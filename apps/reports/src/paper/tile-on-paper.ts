import { fitted, type PaperTile, type Pen, wrapped } from '@plomada/presentation';
import type { Flowing, Going } from './pages';
import { INK, LETTERS, ROOM, SHEET } from './sheet';
import { setTable, type SetTable, widthOfTable } from './table-on-paper';

/** Draws the chart of a tile with its corner there. */
export type DrawChart = (
  tile: PaperTile,
  x: number,
  y: number,
  width: number,
  height: number,
) => Promise<void>;

const PADDING = 10;
const GAP = 12;
const TITLE = 18;
const FIGURE_LINE = 11;
const DETAIL_LINE = 13;
const CHART_WIDTH = 292;
const CHART = { least: 132, most: 250 } as const;
/** Rows of a table at least, where there are more. */
const LEAST_ROWS = 6;
const SMALL_LINE = 10.5;
const INNER = ROOM.width - 2 * PADDING;
const LEFT = SHEET.margin + PADDING;

/** A tile as wide as the sheet: its figure, its chart with the table of it, and how it is calculated. */
export function setTile(pen: Pen, tile: PaperTile, drawChart: DrawChart): Flowing {
  const head = headOf(pen, tile, tile.title);
  const foot = footOf(pen, tile);
  const body = tile.pending === null ? bodyOf(pen, tile, drawChart) : pendingOf(pen, tile.pending);
  const around = head.height + foot.height;
  return {
    least: around + body.least,
    most: around + body.most,
    draw: async (y, height) => {
      drawFrame(pen, y, height);
      head.draw(y);
      await body.draw(y + head.height, height - around);
      foot.draw(y + height - foot.height);
    },
  };
}

/** A tile whose list goes on from page to page. */
export function setList(pen: Pen, tile: PaperTile, titleBeyond: string): Going {
  const table = setTable(pen, tile.table!, INNER);
  const foot = footOf(pen, tile);
  let start = 0;
  return {
    next: (room) => {
      const head = headOf(pen, start === 0 ? tile : {}, start === 0 ? tile.title : titleBeyond);
      const rows = table.from(start, room - head.height - foot.height);
      const end = start + rows.count;
      const isLast = end >= tile.table!.most;
      if (!isLast && rows.count < LEAST_ROWS) return null;
      start = end;
      const after = isLast ? foot.height : PADDING;
      const height = head.height + rows.height + after;
      const draw = async (y: number) => {
        drawFrame(pen, y, height);
        head.draw(y);
        rows.draw(LEFT, y + head.height);
        if (isLast) foot.draw(y + height - foot.height);
      };
      return { part: { least: height, most: height, draw }, isLast };
    },
  };
}

const drawFrame = (pen: Pen, y: number, height: number): void =>
  pen.rect(SHEET.margin, y, ROOM.width, height, { stroke: INK.line, width: 0.75 });

/** Part of a tile that is as high as it is. */
interface Fixed {
  readonly height: number;
  readonly draw: (y: number) => void;
}

/** The title, the value, and beside it what it is of and made of. */
function headOf(pen: Pen, { figure }: Pick<PaperTile, 'figure'>, title: string): Fixed {
  const beside = figure ? LEFT + pen.widthOf(figure.value, LETTERS.figure) + GAP : 0;
  const said = figure ? [figure.made, figure.more].filter(Boolean).join(' · ') : '';
  const lines = figure ? wrapped(pen, said, LEFT + INNER - beside, LETTERS.made) : [];
  const height = PADDING + TITLE + (figure ? (lines.length + 1) * FIGURE_LINE + GAP : 0);
  const draw = (y: number) => {
    pen.text(LEFT, y + PADDING + 10, fitted(pen, title, INNER, LETTERS.tile), LETTERS.tile);
    if (!figure) return;
    const top = y + PADDING + TITLE;
    pen.text(LEFT, top + 20, figure.value, LETTERS.figure);
    const scope = fitted(pen, figure.scope, LEFT + INNER - beside, LETTERS.small);
    pen.text(beside, top + 10, scope, LETTERS.small);
    lines.forEach((line, at) => pen.text(beside, top + 10 + (at + 1) * FIGURE_LINE, line, LETTERS.made));
  };
  return { height, draw };
}

/** How it is calculated. */
function footOf(pen: Pen, { explanation }: PaperTile): Fixed {
  const lines = wrapped(pen, explanation, INNER, LETTERS.small);
  return {
    height: GAP / 2 + lines.length * SMALL_LINE + PADDING,
    draw: (y) =>
      lines.forEach((line, at) =>
        pen.text(LEFT, y + GAP / 2 + (at + 1) * SMALL_LINE - 2, line, LETTERS.small),
      ),
  };
}

const fixed = (height: number, draw: (y: number) => void): Flowing => ({
  least: height,
  most: height,
  draw: async (y) => draw(y),
});

const pendingOf = (pen: Pen, pending: string): Flowing =>
  fixed(DETAIL_LINE, (y) => pen.text(LEFT, y + 10, pending, LETTERS.made));

function bodyOf(pen: Pen, tile: PaperTile, drawChart: DrawChart): Flowing {
  const { chart, details = [], table } = tile;
  const left: Flowing | null = chart
    ? null
    : fixed(details.length * DETAIL_LINE, (y) => drawDetails(pen, details, y));
  // A table that needs more room stands below.
  const isBeside =
    table !== undefined &&
    (chart || details.length > 0) &&
    widthOfTable(pen, table) <= INNER - CHART_WIDTH - GAP;
  const width = isBeside ? CHART_WIDTH : INNER;
  const drawn: Flowing = left ?? {
    ...CHART,
    draw: (y, height) => drawChart(tile, LEFT, y, width, height),
  };
  if (!table) return drawn;
  const tableX = LEFT + (isBeside ? CHART_WIDTH + GAP : 0);
  const rows = setTable(pen, table, LEFT + INNER - tableX);
  return isBeside
    ? besideEachOther(drawn, rows, table.most, tableX)
    : belowEachOther(drawn, rows, table.most);
}

function besideEachOther(drawn: Flowing, rows: SetTable, most: number, x: number): Flowing {
  return {
    least: Math.max(drawn.least, rows.first(Math.min(LEAST_ROWS, most)).height),
    most: Math.max(drawn.most, rows.first(most).height),
    draw: async (y, height) => {
      await drawn.draw(y, Math.min(height, drawn.most));
      rows.within(height).draw(x, y);
    },
  };
}

function belowEachOther(drawn: Flowing, rows: SetTable, most: number): Flowing {
  const gap = drawn.least === 0 ? 0 : GAP / 2;
  const [fewest, all] = [rows.first(Math.min(LEAST_ROWS, most)).height, rows.first(most).height];
  const least = drawn.least + gap + fewest;
  return {
    least,
    most: drawn.most + gap + all,
    draw: async (y, height) => {
      // Both grow alike; what the table leaves of it is the chart's.
      const grown = Math.min(drawn.most, drawn.least + (height - least) / 2);
      const set = rows.within(height - gap - grown);
      const above = Math.min(drawn.most, height - gap - set.height);
      await drawn.draw(y, above);
      set.draw(LEFT, y + above + gap);
    },
  };
}

function drawDetails(pen: Pen, details: NonNullable<PaperTile['details']>, y: number): void {
  const names = Math.max(0, ...details.map(([name]) => pen.widthOf(name, LETTERS.small)));
  details.forEach(([name, text], at) => {
    const base = y + (at + 1) * DETAIL_LINE - 4;
    pen.text(LEFT, base, name, LETTERS.small);
    const x = LEFT + names + GAP;
    pen.text(x, base, fitted(pen, text, LEFT + CHART_WIDTH - x, LETTERS.made), LETTERS.made);
  });
}
