import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `once(n)` at a steady pace, whatever the answers take; the milliseconds that each took. */
export async function paced(once, { perSecond, rounds }) {
  const times = [];
  const running = [];
  const begun = performance.now();
  for (let n = 0; n < rounds; n += 1) {
    await sleep(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    const start = performance.now();
    running.push(once(n).then(() => times.push(performance.now() - start)));
  }
  await Promise.all(running);
  return times;
}

export function at(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** A row of the bench. */
export function summary(name, times, note = '') {
  return { name, runs: times.length, median: at(times, 0.5), p99: at(times, 0.99), best: at(times, 0), note };
}
