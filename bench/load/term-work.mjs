import { bigPlanSchedule } from './big-plan-schedule.mjs';
import { loggedIn } from './logged-in.mjs';
import { day, rowOf } from './schedule.mjs';
import { shownAfter, watchShown } from './shown-after.mjs';
import { Client, makeSite } from './site.mjs';
import { summary } from './times.mjs';

const RUNS = 7;
/** Tasks of the open term, which is the project's first, with their stages; and all that the plan has. */
const OF_TERM = 500;
const STAGES = Math.ceil(OF_TERM / 19);
const TASKS = 3500;
const LINKS = 2500;
const size = `${OF_TERM} tasks of the term, ${TASKS} in the plan`;

/** What a person waits for who promises and records the work of a large term: the table, the board, and what is done to all of it at once. */
export async function termWork(browser, url) {
  const site = await makeSite(url, 0);
  const projectId = await termOfWork(site);
  const page = await loggedIn(browser, url, site.people[0].session.user.email);
  await page.addInitScript(watchShown);
  const at = (name) => `${url}/${name}?project=${projectId}`;
  const rows = [
    await opened(page, { from: at(BOARD.name), ...TABLE }),
    ...(await inBulk(page)),
    await opened(page, { from: at(TABLE.name), ...BOARD }),
  ];
  await page.context().close();
  return rows;
}

/** A project with that many tasks which begin and end in its first term; answers its id. */
async function termOfWork(site) {
  const projectId = await site.newProject();
  const client = await Client.open({ url: site.url, person: site.people[0], projectId });
  const whole = withTerm(bigPlanSchedule(TASKS - OF_TERM - STAGES, LINKS));
  const { id } = await client.import(whole);
  // Nobody promises what was not looked at.
  const taskIds = whole.tasks.flatMap(({ parent }, n) =>
    n < OF_TERM + STAGES && parent ? [`${id}-${n}`] : [],
  );
  await client.act('ANALYSE_TASKS', { taskIds, analysed: true });
  client.close();
  return projectId;
}

/** The rest of the plan begins when its first term is over. */
function withTerm(schedule) {
  const rest = schedule.tasks.map((task) => ({ ...task, ...between(14, 17), ...NOT_BEFORE }));
  const now = Array.from({ length: OF_TERM + STAGES }, (_, n) => ({
    ...rowOf(n),
    ...between(n % 4, (n % 4) + 3),
  })).map(({ id, parent, ...row }) => ({ ...row, id: `n${id}`, parent: parent && `n${parent}` }));
  return { ...schedule, tasks: [...now, ...rest], links: schedule.links };
}

const NOT_BEFORE = { constraintType: 'snet', constraintDate: day(14) };

const between = (start, end) => ({ start: day(start), end: day(end), baselines: [] });

const FIRST_ROW = '.grid-body [data-index="0"]';
const cell = (column) => `${FIRST_ROW} [data-field=${column}]`;

/** Each has a link to the other. */
const TABLE = { name: 'progressManager', shows: cell('progress') };
const BOARD = { name: 'progressKanban', shows: '[data-card]' };

async function opened(page, { from, name, shows }) {
  const link = page.locator(`a[href^="/${name}"]`).first();
  const times = [];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.goto(from);
    await link.waitFor();
    await page.waitForTimeout(1500);
    times.push(await shownAfter(page, { on: 'click', count: shows }, () => link.click()));
  }
  return summary(`/${name} opened`, times.slice(1), `bar 800; ${size}`);
}

/** Half of it is promised, and all of it done as promised; each taken back, so that each run changes all tasks. */
async function inBulk(page) {
  await page.locator('.grid-head input[type=checkbox]').click();
  const [promised, done, undone] = [[], [], []];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.getByRole('button', { name: 'Compromiso…' }).click();
    const share = page.getByRole('dialog').getByRole('button', { name: n % 2 ? '50 %' : '75 %' });
    await page.waitForTimeout(300);
    promised.push(await shownAfter(page, { on: 'click', text: cell('commitment') }, () => share.click()));
    await page.waitForTimeout(1000);
    const asCommitted = page.getByRole('button', { name: 'Como se comprometió' });
    done.push(await shownAfter(page, { on: 'click', text: cell('progress') }, () => asCommitted.click()));
    await page.waitForTimeout(1000);
    const undo = { on: 'keydown', key: 'z', text: cell('progress') };
    undone.push(await shownAfter(page, undo, () => page.keyboard.press('Control+z')));
    await page.waitForTimeout(1000);
  }
  return [
    summary(`${OF_TERM} commitments given as one action`, promised.slice(1), `bar 150; ${size}`),
    summary(`${OF_TERM} tasks done as committed`, done.slice(1), 'bar 150'),
    summary('  and undone', undone.slice(1)),
  ];
}
