/** What a series of measurements says, in milliseconds. */
export interface Summary {
  readonly name: string;
  readonly runs: number;
  readonly median: number;
  readonly p99: number;
  /** Left out where only shares are kept. */
  readonly max?: number;
  readonly best: number;
  readonly note?: string;
}

interface Measuring<T> {
  readonly warmUp?: number;
  readonly runs?: number;
  readonly note?: string;
  /** Makes what the n-th run works on; its time does not count. */
  readonly prepare?: (n: number) => T;
}

/** Times `work` after warming up; one summary line. */
export function measure<T = void>(
  name: string,
  work: (input: T) => unknown,
  { warmUp = 5, runs = 20, note = '', prepare }: Measuring<T> = {},
): Summary {
  const inputOf = (n: number): T => prepare?.(n) as T;
  for (let i = 0; i < warmUp; i += 1) work(inputOf(i));
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const input = inputOf(warmUp + i);
    const begin = performance.now();
    work(input);
    times.push(performance.now() - begin);
  }
  return summarise(name, times, note);
}

/** Median, 99th percentile, worst and best of times in milliseconds. */
export function summarise(name: string, times: readonly number[], note = ''): Summary {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return {
    name,
    runs: sorted.length,
    median: at(0.5),
    p99: at(0.99),
    max: sorted[sorted.length - 1]!,
    best: sorted[0]!,
    ...(note && { note }),
  };
}
