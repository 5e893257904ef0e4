/** What a series of measurements says, in milliseconds. */
export interface Summary {
  readonly name: string;
  readonly runs: number;
  readonly median: number;
  readonly p99: number;
  readonly best: number;
  readonly note?: string;
}

/** Times `work` after warming up; one summary line. */
export function measure(
  name: string,
  work: () => unknown,
  { warmUp = 5, runs = 20, note = '' } = {},
): Summary {
  for (let i = 0; i < warmUp; i += 1) work();
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const begin = performance.now();
    work();
    times.push(performance.now() - begin);
  }
  return summarise(name, times, note);
}

/** Median, 99th percentile and best of times in milliseconds. */
export function summarise(name: string, times: readonly number[], note = ''): Summary {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return {
    name,
    runs: sorted.length,
    median: at(0.5),
    p99: at(0.99),
    best: sorted[0]!,
    ...(note && { note }),
  };
}
