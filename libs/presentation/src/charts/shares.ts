import type { Format } from '../format';
import { barsChart } from './bars';
import type { DrawnChart } from './drawn-chart';

export interface Shares {
  readonly label: string;
  readonly colour: string;
  readonly shares: readonly { readonly name: string; readonly value: number | null }[];
  /** In a sentence, for those who do not see it. */
  readonly description: string;
}

/** The least first, for that is whom a meeting speaks of; those without a share come last. */
export const leastFirst = <One extends { readonly value: number | null }>(
  all: readonly One[],
): readonly One[] => all.toSorted((a, b) => (a.value ?? Infinity) - (b.value ?? Infinity));

/** The share of each of several, the least first. */
export function sharesChart({ label, colour, shares, description }: Shares, format: Format): DrawnChart {
  const shown = leastFirst(shares);
  const bars = {
    isLying: true,
    unit: 'percent',
    categories: shown.map(({ name }) => name),
    series: [{ name: label, colour, values: shown.map(({ value }) => value) }],
    description,
  } as const;
  return barsChart(bars, format);
}
