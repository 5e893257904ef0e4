import type { jsPDF } from 'jspdf';
import type { Lettering, Looks, Pen, Point } from './pen';
import { textPicture } from './text-picture';

/** What the fonts that every PDF reader has can write: Windows-1252. Other letters are put in as a picture. */
const PLAIN =
  /^[\u0020-\u007E\u00A0-\u00FF\u20AC\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u017D\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u017E\u0178]*$/;

/** Draws on the present page of a PDF whose unit is the point. */
export function pdfPen(pdf: jsPDF): Pen {
  const set = ({ fill, stroke, width, dash }: Looks): 'F' | 'S' | 'FD' => {
    if (fill) pdf.setFillColor(fill);
    if (stroke) {
      pdf.setDrawColor(stroke);
      pdf.setLineWidth(width ?? 1);
      pdf.setLineDashPattern([...(dash ?? [])], 0);
    }
    return fill && stroke ? 'FD' : fill ? 'F' : 'S';
  };
  const letter = ({ size, colour, bold }: Lettering) => {
    pdf.setFont('helvetica', bold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(colour);
  };
  return {
    rect: (x, y, width, height, looks) => void pdf.rect(x, y, width, height, set(looks)),
    path: (points, looks) => {
      const style = set(looks);
      const [[x, y], ...rest] = points as [Point, ...Point[]];
      const steps = rest.map(([toX, toY], place) => {
        const [fromX, fromY] = points[place]!;
        return [toX - fromX, toY - fromY];
      });
      pdf.lines(steps, x, y, [1, 1], style, looks.fill !== undefined);
    },
    text: (x, y, text, letters) => {
      if (PLAIN.test(text)) {
        letter(letters);
        pdf.text(text, x, y);
        return;
      }
      const { url, width, height, base } = textPicture(text, letters);
      pdf.addImage(url, 'PNG', x, y - base, width, height);
    },
    widthOf: (text, letters) => {
      if (!PLAIN.test(text)) return textPicture(text, letters).width;
      letter(letters);
      return pdf.getTextWidth(text);
    },
    within: (x, y, width, height, draw) => {
      pdf.saveGraphicsState();
      pdf.rect(x, y, width, height, null);
      pdf.clip();
      pdf.discardPath();
      draw();
      pdf.restoreGraphicsState();
    },
  };
}
