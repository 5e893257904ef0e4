import { INK } from './colours';
import type { Pen } from './pen';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STRIPE = { every: 5, width: 1 } as const;
const LINE = 1.2;

/** Marks a bar as critical by light stripes between two dark lines, as on the screen; stripes only where they are seen. */
export function markCritical(
  pen: Pen,
  { x, y, width, height }: Bar,
  seen: { readonly from: number; readonly to: number },
): void {
  pen.within(x, y, width, height, () => {
    const hidden = Math.max(0, Math.floor((seen.from - x) / STRIPE.every) - 1);
    const end = Math.min(x + width + height, seen.to + height);
    for (let foot = x + hidden * STRIPE.every; foot < end; foot += STRIPE.every) {
      const stripe = [
        [foot - height, y + height],
        [foot, y],
      ] as const;
      pen.path(stripe, { stroke: INK.paper, width: STRIPE.width });
    }
  });
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
