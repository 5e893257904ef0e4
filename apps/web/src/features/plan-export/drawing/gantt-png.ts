import { canvasPen } from './canvas-pen';
import { drawTitle, TITLE_HEIGHT } from './draw-margins';
import { drawFrame } from './draw-frame';
import { placedLinks, type PlacedLink } from './draw-links';
import { type Frame, framesOf, HEAD_HEIGHT, ROW_HEIGHT, tableWidth, timelineWidth, timelineX } from './frame';
import { INK } from './colours';
import { breathe, type Making } from './making';
import type { Drawing } from './drawing';

/** Pixels for one of the drawing's units. */
const DENSITY = 1.6;
const MARGIN = 16;
/** What every browser and viewer can take: longer charts become several pictures. */
const LARGEST = { side: 12_000, pixels: 40_000_000 };
const WIDEST_TIMELINE = 4_500;
const NARROWEST_TIMELINE = 500;

/** The pictures that the chart takes: one for most plans; all days, so many rows in each. */
export function pngFrames(drawing: Drawing, dayWidth: number | null): readonly Frame[] {
  const days = drawing.to - drawing.from;
  const wanted = days * (dayWidth ?? 4);
  const timeline = Math.min(Math.max(wanted, NARROWEST_TIMELINE), WIDEST_TIMELINE);
  const width = tableWidth(drawing.columns) + timeline;
  const whole = (width + 2 * MARGIN) * DENSITY;
  const tallest = Math.min(LARGEST.side, LARGEST.pixels / whole) / DENSITY;
  const height = Math.min(
    tallest - 2 * MARGIN - TITLE_HEIGHT,
    HEAD_HEIGHT + drawing.rows.length * ROW_HEIGHT,
  );
  return framesOf(drawing, { width, height }, { x: MARGIN, y: MARGIN + TITLE_HEIGHT }, null);
}

/** The whole chart as PNG pictures in order. Rejects with the signal's reason when it is given up. */
export async function ganttPngs(
  drawing: Drawing,
  dayWidth: number | null,
  making: Making,
): Promise<Uint8Array[]> {
  const links = placedLinks(drawing);
  const frames = pngFrames(drawing, dayWidth);
  const pictures: Uint8Array[] = [];
  for (const [place, frame] of frames.entries()) {
    await breathe(making);
    const picture = await drawPicture(drawing, frame, links);
    pictures.push(new Uint8Array(await picture.arrayBuffer()));
    making.onProgress((place + 1) / frames.length);
  }
  return pictures;
}

function drawPicture(drawing: Drawing, frame: Frame, links: readonly PlacedLink[]): Promise<Blob> {
  const width = timelineX(frame) + timelineWidth(frame) + MARGIN;
  const height = frame.y + HEAD_HEIGHT + (frame.endRow - frame.firstRow) * ROW_HEIGHT + MARGIN;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * DENSITY);
  canvas.height = Math.ceil(height * DENSITY);
  const context = canvas.getContext('2d')!;
  context.scale(DENSITY, DENSITY);
  const pen = canvasPen(context);
  pen.rect(0, 0, width, height, { fill: INK.paper });
  drawTitle(pen, drawing, { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height });
  drawFrame(pen, drawing, frame, links);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
