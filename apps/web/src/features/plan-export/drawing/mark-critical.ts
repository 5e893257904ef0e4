import { INK } from './colours';
import type { Pen } from '@plomada/presentation';

/** A bar, or the sample of one in the legend. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LINE = 1.2;

/** Marks a bar as critical by two dark lines, as on the screen. */
export function markCritical(pen: Pen, { x, y, width, height }: Bar): void {
  for (const edge of [y, y + height]) {
    pen.path(
      [
        [x, edge],
        [x + width, edge],
      ],
      { stroke: INK.critical, width: LINE },
    );
  }
}
