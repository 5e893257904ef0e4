import type { Page } from 'playwright-core';

/** Waits until the browser can show the application without a network: its worker has every file once it is active. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
