import type { PlanRow } from '@plomada/domain';
import { INK } from './colours';
import { bodyHeight, bodyY, type Frame, HEAD_HEIGHT, LETTERS, ROW_HEIGHT, rowY, tableWidth } from './frame';
import { cellText, type Pen } from '@plomada/presentation';
import type { Drawing, DrawingColumn } from './drawing';

const INDENT = 7;
/** Deeper levels stand where this one does, so that there is room for the name. */
const DEEPEST = 10;
/** From a row's bottom to the base line of its text. */
const BASE = 4.6;

/** The table at the left: heads, then a line a row. */
export function drawTable(pen: Pen, drawing: Drawing, frame: Frame): void {
  const { x, y, columns, firstRow, endRow } = frame;
  const width = tableWidth(columns);
  pen.rect(x, y, width, HEAD_HEIGHT, { fill: INK.head });
  eachColumn(frame, (column, left) => {
    const cell = { x: left, y: y + HEAD_HEIGHT - 9, width: column.width, align: column.align };
    cellText(pen, cell, column.header, { size: LETTERS, colour: INK.muted, bold: true });
  });
  for (let place = firstRow; place < endRow; place += 1) drawRow(pen, drawing.rows[place]!, frame, place);
  eachColumn(frame, (column, left) => {
    const edge = left + column.width;
    pen.path(
      [
        [edge, y],
        [edge, bodyY(frame) + bodyHeight(frame)],
      ],
      { stroke: INK.line, width: 0.5 },
    );
  });
}

function drawRow(pen: Pen, row: PlanRow, frame: Frame, place: number): void {
  const bottom = rowY(frame, place) + ROW_HEIGHT;
  const bold = row.kind === 'summary';
  eachColumn(frame, (column, left) => {
    const indent = column.tree ? Math.min(row.depth - 1, DEEPEST) * INDENT : 0;
    const cell = { x: left + indent, y: bottom - BASE, width: column.width - indent, align: column.align };
    cellText(pen, cell, column.text(row), { size: LETTERS, colour: INK.text, bold });
  });
}

function eachColumn(frame: Frame, draw: (column: DrawingColumn, left: number) => void): void {
  let left = frame.x;
  for (const column of frame.columns) {
    draw(column, left);
    left += column.width;
  }
}
