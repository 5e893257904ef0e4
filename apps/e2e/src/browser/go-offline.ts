import type { Page } from 'playwright-core';

/**
 * Takes the network from all pages of a person's browser, and waits until this one knows: what is done a moment before goes
 * out over the socket that is still open.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}
