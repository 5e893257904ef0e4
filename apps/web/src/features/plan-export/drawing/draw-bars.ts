import { dayNumber, type PlanRow } from '@plomada/domain';
import { isLate } from '../../gantt/bars/bar-colours';
import { INK } from './colours';
import { dayX, type Frame, ROW_HEIGHT, rowY, timelineWidth, timelineX } from './frame';
import { markCritical } from './mark-critical';
import { markLate } from './mark-late';
import { markLimit } from './mark-limit';
import type { Pen } from '@plomada/presentation';
import type { Drawing } from './drawing';

const BAR = { top: 3, height: 7 };
const SUMMARY = { top: 4, height: 3.5, horn: 3 };
const BASELINE = { top: 11.4, height: 1.8 };
const DIAMOND = 4.2;
/** So that a day is seen however narrow it is. */
const NARROWEST = 1;

/** The bars of the frame's rows: tasks with their progress, summaries as brackets, milestones, baselines. */
export function drawBars(pen: Pen, drawing: Drawing, frame: Frame): void {
  for (let place = frame.firstRow; place < frame.endRow; place += 1) {
    const row = drawing.rows[place]!;
    const y = rowY(frame, place);
    if (drawing.show.baseline) drawBaseline(pen, frame, row, y);
    const critical = drawing.show.critical && row.critical;
    if (row.kind === 'milestone') drawMilestone(pen, frame, row, y, critical);
    else if (row.kind === 'summary') drawSummary(pen, frame, row, y);
    else drawTask(pen, frame, row, y, { critical, colour: drawing.colourOf(row) });
    const limit = drawing.limitOf(row);
    if (limit) markLimit(pen, dayX(frame, dayNumber(limit.at)), { y, height: ROW_HEIGHT }, limit);
  }
}

function spanOf(frame: Frame, start: string, end: string): { x: number; width: number } {
  const x = dayX(frame, dayNumber(start));
  return { x, width: Math.max(NARROWEST, dayX(frame, dayNumber(end)) - x) };
}

interface Look {
  readonly critical: boolean;
  readonly colour: string;
}

function drawTask(pen: Pen, frame: Frame, row: PlanRow, y: number, { critical, colour }: Look): void {
  const { x, width } = spanOf(frame, row.start, row.end);
  const top = y + BAR.top;
  pen.rect(x, top, width, BAR.height, { fill: colour });
  // Progress as a dark line along the bar: it is told from the rest without colours too.
  if (row.progress > 0) pen.rect(x, top + 2.5, width * row.progress, 2, { fill: INK.text });
  const bar = { x, y: top, width, height: BAR.height };
  if (isLate(row)) markLate(pen, bar, seenDays(frame));
  if (critical) markCritical(pen, bar);
}

/** From where to where days are seen on the page. */
const seenDays = (frame: Frame) => ({ from: timelineX(frame), to: timelineX(frame) + timelineWidth(frame) });

function drawSummary(pen: Pen, frame: Frame, row: PlanRow, y: number): void {
  const { x, width } = spanOf(frame, row.start, row.end);
  const horn = Math.min(SUMMARY.horn, width / 2);
  const [top, bottom] = [y + SUMMARY.top, y + SUMMARY.top + SUMMARY.height];
  pen.path(
    [
      [x, top],
      [x + width, top],
      [x + width, bottom + SUMMARY.horn],
      [x + width - horn, bottom],
      [x + horn, bottom],
      [x, bottom + SUMMARY.horn],
    ],
    { fill: INK.text },
  );
}

function drawMilestone(pen: Pen, frame: Frame, row: PlanRow, y: number, critical: boolean): void {
  const x = dayX(frame, dayNumber(row.start));
  const middle = y + ROW_HEIGHT / 2 - 0.5;
  pen.path(
    [
      [x, middle - DIAMOND],
      [x + DIAMOND, middle],
      [x, middle + DIAMOND],
      [x - DIAMOND, middle],
    ],
    critical ? { fill: INK.paper, stroke: INK.critical, width: 1.4 } : { fill: INK.text },
  );
}

function drawBaseline(pen: Pen, frame: Frame, { baselineStart, baselineEnd }: PlanRow, y: number): void {
  if (baselineStart === null || baselineEnd === null) return;
  const { x, width } = spanOf(frame, baselineStart, baselineEnd);
  pen.rect(x, y + BASELINE.top, width, BASELINE.height, { fill: INK.strong });
}
