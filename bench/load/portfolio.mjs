import { chromium } from 'playwright-core';
import { Api } from '../../tools/seed/api.mjs';
import { chromium as programOf } from '../../tools/local/install/chromium.mjs';
import { DEMO } from '../../tools/local/processes.mjs';
import { startStack } from '../../tools/local/stack.mjs';
import { loggedIn } from './logged-in.mjs';
import { makeSite } from './site.mjs';
import { storeResults } from './stored-results.mjs';
import { at, summary } from './times.mjs';

const HOME = '.local-bench';
const PROJECTS = 300;
const CALLS = 40;
const VIEWS = 10;
const PEOPLE = 1;

/** The portfolio and the laboratory of a firm of 300 projects with a year of stored results each. */
export async function portfolio() {
  const stack = await startStack({ home: HOME, quiet: true, fresh: true });
  try {
    const { people, projects } = await makeSite(stack.url, PROJECTS, PEOPLE);
    const [admin] = people;
    await storeResults(stack.urls, projects);
    const businessId = await withPortfolio(stack.url, admin);
    return [...(await calls(admin, businessId)), ...(await firstViews(stack.url, admin))];
  } finally {
    await stack.stop();
  }
}

/** The module, given by root; answers the business. */
async function withPortfolio(url, admin) {
  const root = await new Api(url).login(DEMO.logins[0][0], DEMO.password);
  const { businesses } = await admin.get(`/project/all/${admin.userId}`);
  const [id] = Object.keys(businesses);
  await root.put(`/business/${id}/modules`, { modules: ['portfolio'] });
  return id;
}

/** What the pages ask, as they ask it. */
async function calls(admin, id) {
  const from = new Date(Date.now() - 26 * 7 * 86_400_000).toISOString().slice(0, 10);
  const asked = {
    portfolio: [`/business/${id}/report`, `/business/${id}/portfolio`],
    laboratory: [`/business/${id}/report`, `/business/${id}/laboratory?indicators=ppc,pcr&from=${from}`],
  };
  const rows = [];
  for (const [name, paths] of Object.entries(asked)) {
    const times = [];
    for (let n = 0; n < CALLS; n += 1)
      times.push(await timed(() => Promise.all(paths.map((path) => admin.get(path)))));
    rows.push(
      summary(`${name}: the answers for ${PROJECTS} projects`, times, `p95 ${at(times, 0.95).toFixed(0)}`),
    );
  }
  return rows;
}

/** From the address to rows, or to a chart, in a browser that has the program already. */
async function firstViews(url, { session }) {
  const executablePath = await programOf({ env: process.env, home: HOME, news: console.log });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await loggedIn(browser, url, session.user.email);
    const shown = {
      '/portfolio': () => page.getByRole('row').nth(5).waitFor(),
      '/portfolio/laboratory': () => page.locator('.highcharts-series').first().waitFor(),
    };
    const rows = [];
    for (const [path, isThere] of Object.entries(shown)) {
      const times = [];
      for (let n = 0; n <= VIEWS; n += 1) {
        const time = await timed(async () => {
          await page.goto(path, { waitUntil: 'commit' });
          await isThere();
        });
        if (n > 0) times.push(time);
      }
      rows.push(summary(`${path}: first view of ${PROJECTS} projects`, times, 'bar 1000'));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function timed(once) {
  const start = performance.now();
  await once();
  return performance.now() - start;
}
