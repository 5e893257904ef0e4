import { drawFooter, drawTitle, FOOTER_HEIGHT, TITLE_HEIGHT } from './draw-margins';
import { drawFrame } from './draw-frame';
import { placedLinks } from './draw-links';
import { type Frame, framesOf } from './frame';
import { breathe, type Making } from './making';
import { applicationLetters } from './application-letters';
import { textPicture } from './text-picture';
import { pdfPen } from '@plomada/presentation';
import type { Drawing } from './drawing';

export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

/** Lying, in points. */
const SIZES: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 841.89, height: 595.28 },
  a3: { width: 1190.55, height: 841.89 },
};
const MARGIN = 28;

export interface PdfLayout {
  readonly paper: Paper;
  /** Points for a day; null: all days beside each other. */
  readonly dayWidth: number | null;
}

function areaOf(paper: Paper) {
  const { width, height } = SIZES[paper];
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}

/** What stands on each page. */
export function pdfFrames(drawing: Drawing, { paper, dayWidth }: PdfLayout): readonly Frame[] {
  const area = areaOf(paper);
  const room = { width: area.width, height: area.height - TITLE_HEIGHT - FOOTER_HEIGHT };
  return framesOf(drawing, room, { x: area.x, y: area.y + TITLE_HEIGHT }, dayWidth);
}

/** The whole chart as a PDF, lying pages with the head on each. Rejects with the signal's reason when it is given up. */
export async function ganttPdf(drawing: Drawing, layout: PdfLayout, making: Making): Promise<Blob> {
  const { jsPDF } = await import('jspdf');
  const pdf = new jsPDF({
    orientation: 'landscape',
    unit: 'pt',
    format: layout.paper,
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title: drawing.title, creator: 'Plomada' });
  const pen = pdfPen(pdf, await applicationLetters(pdf), textPicture);
  const area = areaOf(layout.paper);
  const links = placedLinks(drawing);
  const frames = pdfFrames(drawing, layout);
  for (const [page, frame] of frames.entries()) {
    await breathe(making);
    if (page > 0) pdf.addPage(layout.paper, 'landscape');
    drawTitle(pen, drawing, area);
    drawFrame(pen, drawing, frame, links);
    drawFooter(pen, drawing, area, page + 1, frames.length);
    making.onProgress((page + 1) / frames.length);
  }
  await breathe(making);
  return pdf.output('blob');
}
