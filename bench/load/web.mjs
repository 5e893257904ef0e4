import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromium as programOf } from '../../tools/local/install/chromium.mjs';
import { startStack } from '../../tools/local/stack.mjs';
import { fileToGantt } from './file-to-gantt.mjs';
import { summary } from './times.mjs';

const HOME = '.local-bench';
const RUNS = 5;
const SLOWED = 4;
/** What the first page has no use for. */
const HEAVY = /^(gantt|.*chart|grid-layout|jspdf|svg2pdf|interchange)/i;

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
    return [...(await firstPage(browser, url)), ...(await fileToGantt(browser, url))];
  } finally {
    await browser.close();
  }
}

/** The first page of somebody who is not logged in, on a slowed processor, with nothing in its cache. */
async function firstPage(browser, url) {
  const visits = [];
  for (let n = 0; n < RUNS; n += 1) visits.push(await visit(browser, url));
  const [{ bytes, heavy }] = visits;
  const weight = `${Math.round(bytes / 1024)} KB gzipped, bar 250; ${heavy.length === 0 ? 'nothing of Gantt or charts' : `loaded too: ${heavy.join(' ')}`}`;
  const name = `login: first contentful paint, ${SLOWED}× slower CPU`;
  return [
    summary(
      name,
      visits.map(({ painted }) => painted),
      `bar 1500; ${weight}`,
    ),
  ];
}

async function visit(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const files = [];
  page.on('response', (response) => /\.(js|css)$/.test(response.url()) && files.push(response));
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').first().waitFor();
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  const bodies = await Promise.all(files.map((file) => file.body()));
  await context.close();
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  const names = files.map((file) => file.url().split('/').pop());
  return { painted, bytes, heavy: names.filter((name) => HEAVY.test(name)) };
}
