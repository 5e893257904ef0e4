import type { Format } from '../../base/format';

/** A chance (0..1) as people say it: what is nearly sure, or nearly impossible, is not told to the point. */
export function probabilityText(chance: number, format: Format): string {
  if (chance < 0.01) return `< ${format.percent(1, 0)}`;
  if (chance > 0.99) return `> ${format.percent(99, 0)}`;
  return format.percent(chance * 100, 0);
}
