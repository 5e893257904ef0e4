import { BarsChart } from './bars-chart';

interface Props {
  readonly label: string;
  readonly colour: string;
  readonly shares: readonly { readonly name: string; readonly value: number | null }[];
  /** In a sentence, for those who do not see it. */
  readonly description: string;
}

/** The share of each of several, the least first: that is whom a meeting speaks of. */
export function SharesChart({ label, colour, shares, description }: Props) {
  const shown = shares.toSorted((a, b) => (a.value ?? 101) - (b.value ?? 101));
  return (
    <BarsChart
      isLying
      unit="percent"
      categories={shown.map(({ name }) => name)}
      series={[{ name: label, colour, values: shown.map(({ value }) => value) }]}
      description={description}
    />
  );
}
