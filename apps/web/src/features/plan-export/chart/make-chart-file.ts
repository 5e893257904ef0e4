import type { Making } from '../drawing/making';
import { ganttPdf, pdfFrames } from '../drawing/gantt-pdf';
import { ganttPngs, pngFrames } from '../drawing/gantt-png';
import type { Drawing } from '../drawing/drawing';
import type { ChartTarget } from '../export-target';
import { type ChartOptions, dayWidthOf } from './chart-options';

export interface ChartFile {
  readonly ending: 'pdf' | 'png' | 'zip';
  readonly content: Blob;
}

/** Pages of the PDF, or pictures. */
export function pageCount(target: ChartTarget, drawing: Drawing, { paper, scale }: ChartOptions): number {
  const dayWidth = dayWidthOf(scale);
  return target === 'pdf'
    ? pdfFrames(drawing, { paper, dayWidth }).length
    : pngFrames(drawing, dayWidth).length;
}

/** The chart as one file: a PDF, a picture, or the pictures of a long chart packed together under `name`. */
export async function makeChartFile(
  target: ChartTarget,
  drawing: Drawing,
  { paper, scale }: ChartOptions,
  name: string,
  making: Making,
): Promise<ChartFile> {
  const dayWidth = dayWidthOf(scale);
  if (target === 'pdf') {
    return { ending: 'pdf', content: await ganttPdf(drawing, { paper, dayWidth }, making) };
  }
  const pictures = await ganttPngs(drawing, dayWidth, making);
  if (pictures.length === 1) {
    return { ending: 'png', content: new Blob([new Uint8Array(pictures[0]!)], { type: 'image/png' }) };
  }
  const { zipSync } = await import('fflate');
  const numbered = pictures.map((picture, place) => [`${name} (${place + 1}).png`, picture] as const);
  // Pictures are packed already.
  const packed = zipSync(Object.fromEntries(numbered), { level: 0 });
  return { ending: 'zip', content: new Blob([new Uint8Array(packed)], { type: 'application/zip' }) };
}
