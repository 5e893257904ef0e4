/** The percent of runs by which something had ended, in whole working days: the value of one of the runs (Hyndman & Fan 1996, type 1). */
export function quantile(values: Int32Array, percent: number): number {
  return quantileOfSorted(values.slice().sort(), percent);
}

function quantileOfSorted(sorted: Int32Array, percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)]!;
}

export interface Quantiles {
  readonly p10: number;
  readonly p50: number;
  readonly p80: number;
  readonly p90: number;
}

/** The quantiles that a forecast tells. */
export function quantilesOf(values: Int32Array): Quantiles {
  const sorted = values.slice().sort();
  const [p10, p50, p80, p90] = [10, 50, 80, 90].map((percent) => quantileOfSorted(sorted, percent));
  return { p10: p10!, p50: p50!, p80: p80!, p90: p90! };
}
