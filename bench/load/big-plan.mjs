import { bigPlanSchedule, FOLLOWERS } from './big-plan-schedule.mjs';
import { loggedIn } from './logged-in.mjs';
import { shownAfter, watchShown } from './shown-after.mjs';
import { Client, makeSite } from './site.mjs';
import { summary } from './times.mjs';
import { longestTurns } from './unsent-work.mjs';

const TASKS = 3500;
const LINKS = 6000;
const RUNS = 9;

/** What a person waits for who edits a large plan, from the key that ends the edit until the chart shows it. */
export async function bigPlan(browser, url) {
  const site = await makeSite(url, 0);
  const projectId = await site.newProject();
  const [person, other] = site.people;
  const client = await Client.open({ url, person: other, projectId });
  await client.import(bigPlanSchedule(TASKS, LINKS));
  const page = await loggedIn(browser, url, person.session.user.email);
  await page.addInitScript(watchShown);
  const address = `${url}/gantt?project=${projectId}`;
  const rows = [await reloads(page, address)];
  // The chart opens at today's rows.
  await page.evaluate(() => (document.querySelector('.gantt_ver_scroll').scrollTop = 0));
  await page.waitForTimeout(500);
  for (const measure of [renames, durations, undone, searches, criticalPaths]) rows.push(await measure(page));
  rows.push(await longestTurns(page, { client, person, address, projectId }));
  client.close();
  await page.context().close();
  return rows;
}

const repeated = async (once, runs = RUNS) => {
  const times = [];
  for (let n = 0; n <= runs; n += 1) times.push(await once(n));
  // The first run warms up what is warm in a page that is worked in.
  return times.slice(1);
};
const size = `${TASKS} tasks, ${LINKS} links`;

async function reloads(page, address) {
  const times = await repeated(async () => {
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('.gantt_task_line').first().waitFor({ state: 'attached' });
    return page.evaluate(() => window.firstShown('.gantt_task_line'));
  }, 5);
  return summary('a page reloaded, to its rows', times, `bar 1500; ${size}`);
}

/** The cell of the row that stands so many below the top one, in a column. */
const cellOf = (page, row, column) =>
  page.locator('.gantt_grid_data .gantt_row').nth(row).locator(`[data-column-name="${column}"]`);

/** Types into a cell; milliseconds from Enter until `row` has the text in `column`. */
async function typed(page, { row, column, value, shows = value, at = { row, column } }) {
  await cellOf(page, row, column).click();
  const input = page.locator('.gantt_grid_editor_placeholder input').first();
  await input.fill(value);
  return shownAfter(page, { on: 'keydown', key: 'Enter', shows, ...at }, () => page.keyboard.press('Enter'));
}

/** Below the project and its first stage; the start of the task after it tells that its followers have moved. */
const FIRST = 2;

async function renames(page) {
  const times = await repeated((n) =>
    typed(page, { row: FIRST + 2, column: 'text', value: `Otro nombre ${n}` }),
  );
  return summary('a task renamed', times, 'bar 50');
}

const FOLLOWER = { row: FIRST + 1, column: 'start' };
/** Longer each time: what is made shorter draws nothing back. */
const days = (n) => String(4 + n);

async function durations(page) {
  const times = await repeated((n) =>
    typed(page, { row: FIRST, column: 'days', value: days(n), shows: null, at: FOLLOWER }),
  );
  return summary(`a duration changed that ${FOLLOWERS} tasks follow`, times, 'bar 100');
}

async function undone(page) {
  const times = await repeated(async () => {
    await typed(page, { row: FIRST, column: 'days', value: days(RUNS + 2), shows: null, at: FOLLOWER });
    await page.waitForTimeout(300);
    const step = { on: 'keydown', key: 'z', shows: null, ...FOLLOWER };
    return shownAfter(page, step, () => page.keyboard.press('Control+z'));
  });
  return summary('  and undone', times, 'bar 100');
}

async function searches(page) {
  const field = page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Buscar' }))
    .first();
  const times = await repeated(async (n) => {
    await field.fill('');
    await page.waitForTimeout(600);
    const words = `piso ${n + 20} eje`;
    const step = { on: 'input', row: FIRST, column: 'text', shows: null };
    return shownAfter(page, step, () => field.fill(words));
  });
  await field.fill('');
  return summary('a search, to the rows found', times, 'bar 150');
}

async function criticalPaths(page) {
  const button = page.getByRole('button', { name: 'Ruta crítica' });
  const times = await repeated(async () => {
    await page.waitForTimeout(400);
    return shownAfter(page, { on: 'click', count: '.plan-bar-critical' }, () => button.click());
  });
  return summary('the critical path shown, or hidden', times, 'bar 150');
}
