import type { Lettering, Looks, Pen } from '@plomada/presentation';

/** The page's own font: the picture looks as the screen does. */
export const canvasFont = ({ size, bold }: Lettering): string =>
  `${bold ? 600 : 400} ${size}px Inter, system-ui, sans-serif`;

/** Draws on a canvas, in its present scale. */
export function canvasPen(context: CanvasRenderingContext2D): Pen {
  const paint = ({ fill, stroke, width, dash }: Looks) => {
    if (fill) {
      context.fillStyle = fill;
      context.fill();
    }
    if (!stroke) return;
    context.strokeStyle = stroke;
    context.lineWidth = width ?? 1;
    context.setLineDash([...(dash ?? [])]);
    context.stroke();
  };
  return {
    rect: (x, y, width, height, looks) => {
      context.beginPath();
      context.rect(x, y, width, height);
      paint(looks);
    },
    path: (points, looks) => {
      context.beginPath();
      for (const [x, y] of points) context.lineTo(x, y);
      if (looks.fill) context.closePath();
      paint(looks);
    },
    text: (x, y, text, letters) => {
      context.font = canvasFont(letters);
      context.fillStyle = letters.colour;
      context.fillText(text, x, y);
    },
    widthOf: (text, letters) => {
      context.font = canvasFont(letters);
      return context.measureText(text).width;
    },
    within: (x, y, width, height, draw) => {
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      draw();
      context.restore();
    },
  };
}
