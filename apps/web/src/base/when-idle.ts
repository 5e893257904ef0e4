/** The longest that is waited for a moment without work, in milliseconds. */
const PATIENCE_MS = 2_000;
/** What is done then takes about so long, in milliseconds: a pause between two frames is shorter, and one would be late. */
const LONG_ENOUGH_MS = 20;

/** Resolves once the page has drawn what it was about to draw and has nothing to do; at once where the browser does not tell. */
export async function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return;
  const until = performance.now() + PATIENCE_MS;
  await new Promise<void>((resolve) => {
    const ask = () =>
      requestIdleCallback(look, { timeout: Math.max(1, Math.ceil(until - performance.now())) });
    const look = (pause: IdleDeadline) => {
      if (pause.didTimeout || pause.timeRemaining() >= LONG_ENOUGH_MS) resolve();
      else ask();
    };
    ask();
  });
}
