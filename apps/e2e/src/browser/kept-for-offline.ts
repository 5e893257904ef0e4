import type { Page } from 'playwright-core';

/** Waits until the browser can show the application without a network. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
