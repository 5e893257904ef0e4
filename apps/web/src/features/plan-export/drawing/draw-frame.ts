import { drawBars } from './draw-bars';
import { drawLinks, type PlacedLink } from './draw-links';
import { drawTable } from './draw-table';
import { drawTimeline, drawDays } from './draw-timeline';
import { bodyHeight, bodyY, type Frame, timelineWidth, timelineX } from './frame';
import type { Pen } from './pen';
import type { Sheet } from './sheet';

/** One cut of the chart. */
export function drawFrame(pen: Pen, sheet: Sheet, frame: Frame, links: readonly PlacedLink[]): void {
  drawTimeline(pen, sheet, frame);
  drawTable(pen, sheet, frame);
  pen.within(timelineX(frame), bodyY(frame) - 3, timelineWidth(frame), bodyHeight(frame) + 3, () => {
    drawLinks(pen, sheet, frame, links);
    drawBars(pen, sheet, frame);
    drawDays(pen, sheet, frame);
  });
}
