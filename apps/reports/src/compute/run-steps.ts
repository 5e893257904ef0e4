import { setImmediate } from 'node:timers/promises';

/** Runs a calculation step by step to its end, and tells the share that each step says is done; others run in between. */
export async function runSteps<Result>(
  steps: Iterator<number, Result>,
  progressed: (share: number) => Promise<void>,
): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await progressed(step.value);
    // The worker has other projects as well.
    await setImmediate();
    step = steps.next();
  }
  return step.value;
}
