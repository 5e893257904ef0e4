import { chromium } from 'playwright-core';
import { chromium as programOf } from '../../tools/local/install/chromium.mjs';
import { startStack } from '../../tools/local/stack.mjs';
import { bigPlan } from './big-plan.mjs';
import { fileToGantt } from './file-to-gantt.mjs';
import { firstPage } from './first-page.mjs';

const HOME = '.local-bench';

/** What people wait for in a browser: the first page, and the Gantt of a file that they bring in. */
export async function web(options = {}) {
  const stack = await startStack({
    home: HOME,
    quiet: true,
    fresh: true,
    env: process.env,
    ...options,
  });
  try {
    return await inChromium(stack.url);
  } finally {
    await stack.stop();
  }
}

/** The same of a stack that runs already. */
export async function inChromium(url) {
  const executablePath = await programOf({ env: process.env, home: HOME, news: console.log });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return [
      ...(await firstPage(browser, url)),
      ...(await fileToGantt(browser, url)),
      ...(await bigPlan(browser, url)),
    ];
  } finally {
    await browser.close();
  }
}
