import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PICTURES } from '../environment';
import { type Expected, watchPage } from './watch-page';
import { type Rules, Windows } from './windows';

const windowsOfFile = new Windows();
afterAll(() => windowsOfFile.close());

interface Options {
  /** How many people are at work, each with a browser window of their own. */
  readonly people: number;
  /** What the screens may complain about in this test. */
  readonly expected?: Expected;
  /** Without the content policy, for what has to hold without it too. */
  readonly bypassCSP?: boolean;
  /** With the worker that keeps the application in the browser, for what has to hold without a network. */
  readonly shellWorker?: boolean;
  /** With fingers on the screen, as on a phone. */
  readonly hasTouch?: boolean;
}

/**
 * Runs a test in Chromium with one window for each person, in which nobody was before. When it fails, pictures of all windows
 * are kept under its name, and the error tells what stood in them; when it passes, no window may have complained.
 */
export async function inBrowser(
  name: string,
  { people, expected, bypassCSP, shellWorker, hasTouch }: Options,
  test: (...pages: Page[]) => Promise<void>,
): Promise<void> {
  const rules = rulesOf({ bypassCSP, shellWorker, hasTouch });
  const windows = await Promise.all(Array.from({ length: people }, () => windowsOfFile.take(rules)));
  const pages = windows.map(({ page }) => page);
  const watches = pages.map(watchPage);
  const complaints = () => watches.flatMap((complained) => complained(expected));
  let intact = false;
  try {
    await test(...pages);
    expect(complaints()).toEqual([]);
    intact = true;
  } catch (error) {
    await picture(name, pages);
    const why = error instanceof Error ? error.message : String(error);
    const told = `The screens said: ${complaints().join('\n') || 'nothing'}\n${await shown(pages)}`;
    throw new Error(`${why}\n${told}`, { cause: error });
  } finally {
    await Promise.all(windows.map((window) => window.giveBack(intact)));
  }
}

const rulesOf = ({
  bypassCSP,
  shellWorker,
  hasTouch,
}: Pick<Options, 'bypassCSP' | 'shellWorker' | 'hasTouch'>): Rules | undefined =>
  bypassCSP || shellWorker || hasTouch
    ? { bypassCSP, hasTouch, serviceWorkers: shellWorker ? 'allow' : 'block' }
    : undefined;

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
