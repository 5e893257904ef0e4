import { INK } from './colours';
import { markCritical } from './mark-critical';
import { markLate } from './mark-late';
import { markLimit } from './mark-limit';
import { fitted, type Pen } from '@plomada/presentation';
import type { Drawing } from './drawing';

/** Room that title and legend take above the chart. */
export const TITLE_HEIGHT = 34;
/** Room that the page's number takes below it. */
export const FOOTER_HEIGHT = 16;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Wide enough for a pattern to be seen. */
const SWATCH = { width: 12, height: 6 } as const;

/** Title and legend over the chart, the same on every page. */
export function drawTitle(pen: Pen, drawing: Drawing, { x, y, width }: Area): void {
  const title = { size: 12, colour: INK.text, bold: true };
  const subtitle = { size: 8, colour: INK.muted };
  pen.text(x, y + 10, fitted(pen, drawing.title, width, title), title);
  const line = fitted(pen, drawing.subtitle, width * 0.55, subtitle);
  pen.text(x, y + 23, line, subtitle);
  const letters = { size: 7, colour: INK.muted };
  let right = x + width;
  for (const { colour, pattern, limit, text } of [...drawing.legend].reverse()) {
    right -= pen.widthOf(text, letters);
    if (right - SWATCH.width < x + pen.widthOf(line, subtitle)) return;
    pen.text(right, y + 23, text, letters);
    const swatch = { x: right - SWATCH.width - 3, y: y + 17.5, ...SWATCH };
    if (limit) markLimit(pen, swatch.x + swatch.width / 2, swatch, { holds: limit, isMissed: false });
    else pen.rect(swatch.x, swatch.y, swatch.width, swatch.height, { fill: colour });
    if (pattern === 'late') markLate(pen, swatch, { from: swatch.x, to: right });
    if (pattern === 'critical') markCritical(pen, swatch);
    right -= SWATCH.width + 13;
  }
}

export function drawFooter(pen: Pen, drawing: Drawing, area: Area, page: number, pages: number): void {
  const text = drawing.pageText(page, pages);
  const letters = { size: 7.5, colour: INK.muted };
  pen.text(area.x + area.width - pen.widthOf(text, letters), area.y + area.height - 3, text, letters);
  pen.text(area.x, area.y + area.height - 3, fitted(pen, drawing.title, area.width * 0.7, letters), letters);
}
