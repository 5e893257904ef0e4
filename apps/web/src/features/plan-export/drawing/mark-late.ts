import { INK } from './colours';
import type { Bar } from './mark-critical';
import type { Pen } from '@plomada/presentation';

const STRIPE = { every: 5, width: 1 } as const;

/** Marks a bar as late by light stripes, as on the screen; only where they are seen. */
export function markLate(
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
}
