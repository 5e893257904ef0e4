import type { jsPDF } from 'jspdf';
import type { OwnLetters, Run } from './own-letters';
import type { Lettering, Looks, Pen, Point } from './pen';

/** A text as a picture. Sizes in points. */
export interface TextPicture {
  /** A data address of a PNG. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** From its top to the base line. */
  readonly base: number;
}

/**
 * Draws on the present page of a PDF whose unit is the point. Texts with letters that its font lacks (Chinese, emoji) are put in as a
 * picture; where none can be made, a question mark stands for each such letter.
 */
export function pdfPen(
  pdf: jsPDF,
  own: OwnLetters,
  pictureOf: ((text: string, letters: Lettering) => TextPicture) | null,
): Pen {
  const set = ({ fill, stroke, width, dash }: Looks): 'F' | 'S' | 'FD' => {
    if (fill) pdf.setFillColor(fill);
    if (stroke) {
      pdf.setDrawColor(stroke);
      pdf.setLineWidth(width ?? 1);
      pdf.setLineDashPattern([...(dash ?? [])], 0);
    }
    return fill && stroke ? 'FD' : fill ? 'F' : 'S';
  };
  const styleOf = ({ bold }: Lettering) => (bold ? 'bold' : 'normal');
  /** Null of what is put in as a picture. */
  const runsOf = (text: string, letters: Lettering): readonly Run[] | null => {
    const style = styleOf(letters);
    const runs = own.runsOf(text, style);
    return runs || pictureOf ? runs : own.runsOf(own.writable(text, style), style);
  };
  const widthOfRun = ({ part, text }: Run, letters: Lettering): number => {
    pdf.setFont(part, styleOf(letters));
    pdf.setFontSize(letters.size);
    return pdf.getTextWidth(text);
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
      const runs = runsOf(text, letters);
      if (!runs) {
        const { url, width, height, base } = pictureOf!(text, letters);
        pdf.addImage(url, 'PNG', x, y - base, width, height);
        return;
      }
      let at = x;
      for (const run of runs) {
        const width = widthOfRun(run, letters);
        pdf.setTextColor(letters.colour);
        pdf.text(run.text, at, y);
        at += width;
      }
    },
    widthOf: (text, letters) => {
      const runs = runsOf(text, letters);
      if (!runs) return pictureOf!(text, letters).width;
      return runs.reduce((width, run) => width + widthOfRun(run, letters), 0);
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
