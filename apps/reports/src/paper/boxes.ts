import type { DOMWindow } from 'jsdom';
import { linesOf } from './text-lines';
import { isBold, sizeOf } from './text-size';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type WidthOf = (text: string, size: number, bold: boolean) => number;

/** Of the size of letters: from their base line to their top, and a line. */
const ASCENT = 0.8;
const LINE = 1.2;
const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };
const NUMBER = /-?\d{1,9}(?:\.\d{1,9})?/g;

/** Lets charts ask how much room their texts take, which a document without a screen does not know. */
export function measureIn(window: DOMWindow, widthOf: WidthOf): void {
  const boxOf = (element: Element): Box => {
    if (element.nodeName === 'text' || element.nodeName === 'tspan') return textBox(element, widthOf);
    if (element.nodeName === 'rect') return ofAttributes(element);
    if (element.nodeName === 'path') return around(pointsOf(element.getAttribute('d') ?? ''));
    return around([...element.children].flatMap((child) => cornersOf(boxOf(child), child)));
  };
  Object.assign(window.SVGElement.prototype, {
    getBBox(this: Element) {
      return boxOf(this);
    },
    getSubStringLength(this: Element, from: number, length: number) {
      const text = (this.textContent ?? '').slice(from, from + length);
      return widthOf(text, sizeOf(this), isBold(this));
    },
  });
}

function textBox(text: Element, widthOf: WidthOf): Box {
  const size = sizeOf(text);
  const lines = linesOf(text);
  // What says nothing takes no room, as in browsers: charts have an empty title.
  if (lines.every((line) => line.text === '')) return NOTHING;
  const width = Math.max(...lines.map((line) => widthOf(line.text, size, isBold(text))));
  const [x, y] = ['x', 'y'].map((name) => Number(text.getAttribute(name) ?? 0)) as [number, number];
  return { x, y: y - size * ASCENT, width, height: lines.at(-1)!.below + size * LINE };
}

function ofAttributes(element: Element): Box {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(element.getAttribute(name) ?? 0),
  ) as [number, number, number, number];
  return { x, y, width, height };
}

type Point = readonly [x: number, y: number];

/** The numbers of a path two by two: near enough for the lines and boxes that charts are made of. */
function pointsOf(path: string): readonly Point[] {
  const numbers = (path.match(NUMBER) ?? []).map(Number);
  return numbers.flatMap((x, at) =>
    at % 2 === 0 && at + 1 < numbers.length ? [[x, numbers[at + 1]!]] : [],
  ) as Point[];
}

/** The corners of a part where it is moved to; what is empty has none. */
function cornersOf({ x, y, width, height }: Box, element: Element): readonly Point[] {
  if (width === 0 && height === 0) return [];
  const moved = /^translate\(([^)]{1,60})\)/.exec(element.getAttribute('transform') ?? '')?.[1];
  const [dx = 0, dy = 0] = (moved ?? '').split(/[ ,]+/).map(Number);
  return [
    [x + dx, y + dy],
    [x + dx + width, y + dy + height],
  ];
}

function around(points: readonly Point[]): Box {
  if (points.length === 0) return NOTHING;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
