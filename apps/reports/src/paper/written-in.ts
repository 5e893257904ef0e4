import type { OwnLetters } from '@plomada/presentation';
import { linesOf } from './text-lines';
import { isBold, sizeOf } from './text-size';

/** Writes a text of an SVG in the font of a PDF: each line by itself, by the parts of the font that its letters are in. */
export function writtenIn(text: SVGTextElement, own: OwnLetters): void {
  const style = isBold(text) ? 'bold' : 'normal';
  const top = Number(text.getAttribute('y') ?? 0);
  const size = sizeOf(text);
  const lines = linesOf(text).map(({ below, text: said }) => {
    const line = text.cloneNode() as SVGTextElement;
    line.setAttribute('y', String(top + below));
    line.style.fontSize = `${size}px`;
    line.style.fontWeight = style;
    const runs = own.runsOf(own.writable(said, style), style) ?? [];
    const [first, ...more] = runs;
    line.style.fontFamily = first?.part ?? 'latin';
    if (more.length === 0) line.textContent = first?.text ?? '';
    else line.append(...runs.map((run) => part(text.ownerDocument, run)));
    return line;
  });
  text.replaceWith(...lines);
}

function part(document: Document, { part: family, text }: { readonly part: string; readonly text: string }) {
  const span = document.createElementNS('http://www.w3.org/2000/svg', 'tspan');
  span.style.fontFamily = family;
  span.textContent = text;
  return span;
}
