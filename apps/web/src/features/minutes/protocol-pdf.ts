import { INK } from '../plan-export/drawing/colours';
import { applicationLetters } from '../plan-export/drawing/application-letters';
import { textPicture } from '../plan-export/drawing/text-picture';
import { fitted, pdfPen } from '@plomada/presentation';
import { type Block, letteringOf, textPages } from './text-pages';

/** An upright A4 sheet, in points. */
const SHEET = { width: 595.28, height: 841.89, margin: 48, foot: 24 } as const;
const FOOT = { size: 8, colour: INK.muted } as const;

export interface Paper {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly pageText: (page: number, pages: number) => string;
}

/** A written paper as a PDF, with the font that it is written in. */
export async function protocolPdf({ title, blocks, pageText }: Paper): Promise<Blob> {
  const { jsPDF } = await import('jspdf');
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  pdf.setProperties({ title, creator: 'Plomada' });
  const pen = pdfPen(pdf, await applicationLetters(pdf), textPicture);
  const { width, height, margin, foot } = SHEET;
  const room = { width: width - 2 * margin, height: height - 2 * margin - foot };
  const pages = textPages(blocks, room, pen);
  for (const [at, lines] of pages.entries()) {
    if (at > 0) pdf.addPage('a4');
    for (const { kind, text, x, y } of lines) pen.text(margin + x, margin + y, text, letteringOf(kind, INK));
    const number = pageText(at + 1, pages.length);
    pen.text(width - margin - pen.widthOf(number, FOOT), height - margin, number, FOOT);
    pen.text(margin, height - margin, fitted(pen, title, room.width * 0.7, FOOT), FOOT);
  }
  return pdf.output('blob');
}
