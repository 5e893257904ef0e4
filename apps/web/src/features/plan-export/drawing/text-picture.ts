import { canvasFont } from './canvas-pen';
import type { Lettering, TextPicture } from '@plomada/presentation';

/** Pixels for a point: sharp when printed. */
const DENSITY = 4;

const made = new Map<string, TextPicture>();
/** Names come back on every page to the right; more than these are redrawn. */
const KEPT = 500;

/** A text as a picture, for letters that the font of a PDF lacks (Chinese, Arabic, emoji). Sizes in points. */
export function textPicture(text: string, letters: Lettering): TextPicture {
  const key = `${letters.size} ${letters.colour} ${Boolean(letters.bold)} ${text}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size >= KEPT) made.clear();
  const picture = draw(text, letters);
  made.set(key, picture);
  return picture;
}

function draw(text: string, letters: Lettering): TextPicture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const font = canvasFont({ ...letters, size: letters.size * DENSITY });
  context.font = font;
  const height = Math.ceil(letters.size * 1.4 * DENSITY);
  canvas.width = Math.max(1, Math.ceil(context.measureText(text).width));
  canvas.height = height;
  context.font = font;
  context.fillStyle = letters.colour;
  context.fillText(text, 0, letters.size * DENSITY);
  return {
    url: canvas.toDataURL('image/png'),
    width: canvas.width / DENSITY,
    height: height / DENSITY,
    base: letters.size,
  };
}
