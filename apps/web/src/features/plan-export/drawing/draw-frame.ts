import { drawBars } from './draw-bars';
import { drawLinks, type PlacedLink } from './draw-links';
import { drawTable } from './draw-table';
import { drawTimeline, drawDays } from './draw-timeline';
import { bodyHeight, bodyY, type Frame, timelineWidth, timelineX } from './frame';
import type { Pen } from '@plomada/presentation';
import type { Drawing } from './drawing';

/** One cut of the chart. */
export function drawFrame(pen: Pen, drawing: Drawing, frame: Frame, links: readonly PlacedLink[]): void {
  drawTimeline(pen, drawing, frame);
  drawTable(pen, drawing, frame);
  pen.within(timelineX(frame), bodyY(frame) - 3, timelineWidth(frame), bodyHeight(frame) + 3, () => {
    drawLinks(pen, drawing, frame, links);
    drawBars(pen, drawing, frame);
    drawDays(pen, drawing, frame);
  });
}
