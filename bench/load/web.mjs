import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { startStack } from '../../tools/local/stack.mjs';
import { summary } from './times.mjs';

const RUNS = 5;
const SLOWED = 4;
/** What the first page has no use for. */
const HEAVY = /^(gantt|.*chart|grid-layout|jspdf|svg2pdf|interchange)/i;

/** The first page of somebody who is not logged in, in Chromium on a slowed processor, with nothing in its cache. */
export async function web(options = {}) {
  const stack = await startStack({
    home: '.local-bench',
    quiet: true,
    fresh: true,
    env: process.env,
    ...options,
  });
  try {
    return await firstPage(stack.url);
  } finally {
    await stack.stop();
  }
}

export async function firstPage(url) {
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const visits = [];
  for (let n = 0; n < RUNS; n += 1) visits.push(await visit(browser, url));
  await browser.close();
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
