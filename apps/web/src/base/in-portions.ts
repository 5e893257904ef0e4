/** So long a page calculates before it may draw and answer, in milliseconds: less than the pause between two frames. */
const PORTION_MS = 12;

/**
 * Runs a calculation step by step without holding up the page, and answers its result; null when the signal ends it before. Throws what
 * a step throws.
 */
export async function inPortions<T>(steps: Generator<unknown, T>, signal: AbortSignal): Promise<T | null> {
  for (;;) {
    await nextTask();
    const until = performance.now() + PORTION_MS;
    do {
      if (signal.aborted) return null;
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
