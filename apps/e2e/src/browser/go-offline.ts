import type { Page } from 'playwright-core';

/**
 * Takes the network from all pages of a person's browser, which is to have the worker for offline use, once that has every file of
 * the application; and waits until this page knows: what is done a moment before goes out over the socket that is still open.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}
