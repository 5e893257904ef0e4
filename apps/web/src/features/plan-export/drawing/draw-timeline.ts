import { dayNumber } from '@plomada/domain';
import { INK } from './colours';
import {
  bodyHeight,
  bodyY,
  dayX,
  type Frame,
  HEAD_HEIGHT,
  LETTERS,
  rowY,
  timelineWidth,
  timelineX,
} from './frame';
import { cellText, type Pen } from '@plomada/presentation';
import type { Drawing, DrawingBand } from './drawing';
import { scaleLines } from './time-scale';

/** Narrower days off are no more than a haze. */
const SHADED_FROM = 1.5;
const BANDS = { lookahead: INK.lookahead, term: INK.term } as const;

/** The head of the days, the days off, the bands, and the lines between the rows: everything behind the bars. */
export function drawTimeline(pen: Pen, drawing: Drawing, frame: Frame): void {
  pen.within(timelineX(frame), frame.y, timelineWidth(frame), HEAD_HEIGHT + bodyHeight(frame), () => {
    for (const band of drawing.bands) if (band.to !== null) drawBand(pen, frame, band, band.to);
    if (frame.dayWidth >= SHADED_FROM) drawDaysOff(pen, drawing, frame);
    drawScale(pen, drawing, frame);
  });
  const right = timelineX(frame) + timelineWidth(frame);
  for (let place = frame.firstRow; place <= frame.endRow; place += 1) {
    const y = rowY(frame, place);
    pen.path(
      [
        [frame.x, y],
        [right, y],
      ],
      { stroke: INK.line, width: 0.5 },
    );
  }
  pen.rect(frame.x, frame.y, right - frame.x, HEAD_HEIGHT + bodyHeight(frame), {
    stroke: INK.strong,
    width: 0.6,
  });
}

/** Today and the data date, above the bars. */
export function drawDays(pen: Pen, drawing: Drawing, frame: Frame): void {
  for (const band of drawing.bands) if (band.to === null) drawDay(pen, frame, band);
}

function drawDay(pen: Pen, frame: Frame, { name, from }: DrawingBand): void {
  const day = dayNumber(from);
  if (day < frame.from || day >= frame.to) return;
  const x = dayX(frame, day);
  const bottom = bodyY(frame) + bodyHeight(frame);
  pen.path(
    [
      [x, bodyY(frame) - 3],
      [x, bottom],
    ],
    { stroke: name === 'today' ? INK.today : INK.text, width: 1.2 },
  );
}

function drawBand(pen: Pen, frame: Frame, { name, from }: DrawingBand, to: string): void {
  if (name === 'today' || name === 'data-date') return;
  const left = dayX(frame, dayNumber(from));
  const width = dayX(frame, dayNumber(to)) - left;
  pen.rect(left, bodyY(frame), width, bodyHeight(frame), { fill: BANDS[name] });
}

/** Days off beside each other are one rectangle. */
function drawDaysOff(pen: Pen, drawing: Drawing, frame: Frame): void {
  for (let day = frame.from; day < frame.to; day += 1) {
    if (drawing.isWorking(day)) continue;
    const first = day;
    while (day + 1 < frame.to && !drawing.isWorking(day + 1)) day += 1;
    const width = (day + 1 - first) * frame.dayWidth;
    pen.rect(dayX(frame, first), bodyY(frame), width, bodyHeight(frame), { fill: INK.dayOff });
  }
}

function drawScale(pen: Pen, drawing: Drawing, frame: Frame): void {
  const lines = scaleLines(frame.from, frame.to, frame.dayWidth, drawing.language);
  const height = HEAD_HEIGHT / lines.length;
  pen.rect(timelineX(frame), frame.y, timelineWidth(frame), HEAD_HEIGHT, { fill: INK.head });
  for (const [line, cells] of lines.entries()) {
    const top = frame.y + line * height;
    for (const { from, to, label } of cells) {
      const x = dayX(frame, from);
      const width = (to - from) * frame.dayWidth;
      pen.rect(x, top, width, height, { stroke: INK.line, width: 0.5 });
      const cell = { x, y: top + height / 2 + LETTERS / 3, width, align: 'center' } as const;
      cellText(pen, cell, label, { size: LETTERS - 0.5, colour: INK.muted, bold: line < lines.length - 1 });
    }
  }
  if (frame.dayWidth >= SHADED_FROM) return drawUnitLines(pen, frame, lines.at(-1)!);
}

/** The lower line of the head goes on down as hair lines. */
function drawUnitLines(pen: Pen, frame: Frame, cells: readonly { readonly from: number }[]): void {
  for (const { from } of cells) {
    pen.path(
      [
        [dayX(frame, from), bodyY(frame)],
        [dayX(frame, from), bodyY(frame) + bodyHeight(frame)],
      ],
      { stroke: INK.line, width: 0.3 },
    );
  }
}
