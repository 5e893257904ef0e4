/** The longest that is waited for a moment without work, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Resolves once the page has drawn what it was about to draw and has nothing to do; at once where the browser does not tell. */
export async function whenIdle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: PATIENCE_MS }));
}
