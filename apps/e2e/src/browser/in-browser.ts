import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PICTURES, URL_UNDER_TEST } from '../environment';
import { launchBrowser } from './launch-browser';
import { type Expected, watchPage } from './watch-page';

/** Tall enough for all rows of the small schedule: the chart draws only the rows that are seen. */
const SIZE = { width: 1440, height: 1200 };

interface Options {
  /** How many people are at work, each with a browser window of their own. */
  readonly people: number;
  /** What the screens may complain about in this test. */
  readonly expected?: Expected;
  /** Without the content policy, for what has to hold without it too. */
  readonly bypassCSP?: boolean;
  /** Without the worker that keeps the application in the browser, so that its pieces come from the network each time. */
  readonly withoutShellWorker?: boolean;
}

/**
 * Runs a test in Chromium with one fresh window for each person. When it fails, pictures of all windows are kept under
 * its name, and the error tells what stood in them; when it passes, no window may have complained.
 */
export async function inBrowser(
  name: string,
  { people, expected, bypassCSP = false, withoutShellWorker = false }: Options,
  test: (...pages: Page[]) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const windows = await Promise.all(
      Array.from({ length: people }, () =>
        openWindow(browser, { bypassCSP, serviceWorkers: withoutShellWorker ? 'block' : 'allow' }),
      ),
    );
    const pages = windows.map(({ page }) => page);
    try {
      await test(...pages);
      expect(windows.flatMap(({ complaints }) => complaints(expected))).toEqual([]);
    } catch (error) {
      await picture(name, pages);
      const said = windows.flatMap(({ complaints }) => complaints(expected));
      const told = `The screens said: ${said.join('\n') || 'nothing'}\n${await shown(pages)}`;
      throw new Error(told, { cause: error });
    }
  } finally {
    await browser.close();
  }
}

async function openWindow(
  browser: Browser,
  rules: Pick<BrowserContextOptions, 'bypassCSP' | 'serviceWorkers'>,
) {
  // Without animations what is looked at does not depend on the moment.
  const context = await browser.newContext({
    baseURL: URL_UNDER_TEST,
    viewport: SIZE,
    locale: 'es-CL',
    reducedMotion: 'reduce',
    ...rules,
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  return { page, complaints: watchPage(page) };
}

async function picture(name: string, pages: readonly Page[]): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await Promise.all(
    pages.map((page, number) => page.screenshot({ path: join(PICTURES, `${name}-${number + 1}.png`) })),
  ).catch(() => undefined);
}

/** What a failure far away is understood by: where each window was and what a screen reader would have read there. */
async function shown(pages: readonly Page[]): Promise<string> {
  const windows = pages.map(async (page, number) => {
    const tree = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch(() => 'nothing');
    return `Window ${number + 1} at ${page.url()} showed:\n${tree.slice(0, 2_000)}`;
  });
  return (await Promise.all(windows)).join('\n');
}
