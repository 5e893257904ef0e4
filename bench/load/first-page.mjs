import { gzipSync } from 'node:zlib';
import { at, summary } from './times.mjs';

const RUNS = 15;
const SLOWED = 4;
/** What the first page has no use for. */
const HEAVY = /^(gantt|.*chart|grid-layout|jspdf|svg2pdf|interchange)/i;

/**
 * The first page of somebody who is not logged in, on a slowed processor, with nothing in its cache: when something is on the
 * screen, when one can type, and what the page's main thread worked until then. The last hardly depends on what else the machine
 * does; of the others look at the best too, where it is not quiet.
 */
export async function firstPage(browser, url) {
  await visit(browser, url);
  const visits = [];
  for (let n = 0; n < RUNS; n += 1) visits.push(await visit(browser, url));
  const [{ files, bytes }] = visits;
  const heavy = files.filter((name) => HEAVY.test(name));
  const of = (what) => visits.map((one) => one[what]);
  const weight = `${files.length} files of ${Math.round(bytes / 1024)} KB gzipped, bar 250; came in ${Math.round(at(of('carried'), 0.5) / 1024)} KB`;
  const cpu = `${SLOWED}× slower CPU`;
  return [
    summary(`login: first contentful paint, ${cpu}`, of('painted'), 'bar 1500'),
    summary(`login: the field is there, ${cpu}`, of('usable'), weight),
    summary(
      `login: work of the main thread, ${cpu}`,
      of('worked'),
      heavy.length === 0 ? 'nothing of Gantt or charts' : `loaded too: ${heavy.join(' ')}`,
    ),
  ];
}

async function visit(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  let carried = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (carried += encodedDataLength));
  await devtools.send('Network.enable');
  const loaded = [];
  page.on('response', (response) => /\.(js|css)$/.test(response.url()) && loaded.push(response));
  await page.addInitScript(noteWhenUsable);
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox').first().waitFor();
  const { metrics } = await devtools.send('Performance.getMetrics');
  const worked = 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    usable: performance.getEntriesByName('usable')[0].startTime,
  }));
  const bodies = await Promise.all(loaded.map((file) => file.body()));
  await context.close();
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  return { ...times, worked, carried, bytes, files: loaded.map((file) => file.url().split('/').pop()) };
}

/** Runs in the page: marks the moment after which a field takes what is typed. */
function noteWhenUsable() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('input')) return;
    observer.disconnect();
    performance.mark('usable');
  }).observe(document, { childList: true, subtree: true });
}
