import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { STILL, URL_UNDER_TEST } from '../environment';
import { launchBrowser } from './launch-browser';

/** Tall enough for all rows of the small schedule: the chart draws only the rows that are seen. */
const SIZE = { width: 1440, height: 1200 };
/** All that a page of ours keeps for its next one, but for the application's own files. */
const KEPT_BY_PAGES = 'cookies,local_storage,indexeddb';

/** What a test may want of its windows that others must not find. */
export type Rules = Pick<BrowserContextOptions, 'bypassCSP' | 'serviceWorkers' | 'hasTouch'>;

/** A page of its own in a browser window of its own, as somebody finds it who was never here. */
export interface Window {
  readonly page: Page;
  /** After the test: `intact` lets the next one of the file have the window, emptied. */
  giveBack(intact: boolean): Promise<void>;
}

/**
 * The windows of one spec file, in one browser. A window that was given back still has the application's files, which the
 * first test of the file loaded and compiled, and nothing that anybody did in it.
 */
export class Windows {
  private browser: Promise<Browser> | undefined;
  private readonly free: BrowserContext[] = [];

  /** Windows with rules are made for one test. */
  async take(rules?: Rules): Promise<Window> {
    const before = rules ? undefined : this.free.pop();
    const context = before ?? (await this.make(rules));
    const page = await context.newPage();
    if (before) await empty(context, page);
    return {
      page,
      giveBack: async (intact) => {
        if (!intact || rules) return context.close();
        await leave(context);
        this.free.push(context);
      },
    };
  }

  async close(): Promise<void> {
    await (await this.browser)?.close();
  }

  private async make(rules?: Rules): Promise<BrowserContext> {
    this.browser ??= launchBrowser();
    // Without animations what is looked at does not depend on the moment.
    const context = await (
      await this.browser
    ).newContext({
      baseURL: URL_UNDER_TEST,
      viewport: SIZE,
      locale: 'es-CL',
      reducedMotion: 'reduce',
      // The worker would fetch the whole application into each new window, beside the screen that is tested.
      serviceWorkers: 'block',
      ...rules,
    });
    context.setDefaultTimeout(30_000);
    return context;
  }
}

/** Leaves an empty page that keeps the window's process: a new one would compile the application again. */
async function leave(context: BrowserContext): Promise<void> {
  const used = context.pages();
  await (await context.newPage()).goto(STILL);
  await Promise.all(used.map((page) => page.close()));
  await Promise.all([context.setOffline(false), context.clearPermissions(), context.unrouteAll()]);
}

async function empty(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: URL_UNDER_TEST, storageTypes: KEPT_BY_PAGES });
  await session.detach();
}
