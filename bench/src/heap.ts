import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Summary } from './measure';

/** Megabytes that stay in memory for what `make` answers, heap and typed arrays together; the middle of some tries. */
export function heapOf(name: string, make: () => unknown, limit: string): Summary {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => {
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const kept = [make()];
  const sizes: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const before = used();
    kept.push(make());
    sizes.push(used() - before);
  }
  if (kept.includes(undefined)) throw new Error(`${name}: nothing was made`);
  sizes.sort((a, b) => a - b);
  return {
    name,
    runs: sizes.length,
    median: sizes[2]!,
    p99: sizes[4]!,
    best: sizes[0]!,
    note: `MB; ${limit}`,
  };
}
