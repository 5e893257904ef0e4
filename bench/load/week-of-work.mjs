import { loggedIn } from './logged-in.mjs';
import { day } from './schedule.mjs';
import { shownAfter, watchShown } from './shown-after.mjs';
import { Client, makeSite } from './site.mjs';
import { summary } from './times.mjs';

const TASKS = 500;
const A_BATCH = 250;
const RUNS = 7;
const SIZE = `${TASKS} tasks in the term`;
const PROGRESS = '.grid-body [data-index="0"] [data-field=progress]';
const COMMITMENT = '.grid-body [data-index="0"] [data-field=commitment]';

/** What a person waits for at the table and the board of a full short term. */
export async function weekOfWork(browser, url) {
  const site = await makeSite(url, 0);
  const projectId = await fullTerm(site);
  const page = await loggedIn(browser, url, site.people[0].session.user.email);
  await page.addInitScript(watchShown);
  const rows = [
    ...(await opened(page, projectId)),
    ...(await changed(page, projectId)),
    ...(await promised(page)),
  ];
  await page.context().close();
  return rows;
}

/** A plan whose tasks are all in its open term and take promises and progress; answers its id. */
async function fullTerm(site) {
  const projectId = await site.newProject();
  const client = await Client.open({ url: site.url, person: site.people[0], projectId });
  const taskIds = Array.from({ length: TASKS }, (_, n) => `t${n}`);
  for (let from = 0; from < TASKS; from += A_BATCH) {
    const actions = taskIds.slice(from, from + A_BATCH).map((id, n) => ({
      type: 'CREATE_TASK',
      payload: { id, text: `Partida ${from + n}`, parent: null, start: day(0), duration: 5 },
    }));
    await client.act('BATCH_UPDATE', { actions });
  }
  await client.act('ANALYSE_TASKS', { taskIds, analysed: true });
  await client.act('SET_COMMITMENTS', { entries: taskIds.map((taskId) => ({ taskId, commitment: 1 })) });
  client.close();
  return projectId;
}

/** From the table to the board and back: the plan is there, the page is not. */
async function opened(page, projectId) {
  await page.goto(`/progressManager?project=${projectId}`);
  await page.locator(PROGRESS).waitFor();
  const pages = { board: ['Kanban', '[role=gridcell] .MuiBox-root'], table: ['Tabla', PROGRESS] };
  const times = { board: [], table: [] };
  for (let n = 0; n <= RUNS; n += 1) {
    for (const [what, [name, count]] of Object.entries(pages)) {
      await page.waitForTimeout(1000);
      const link = page.locator('header').getByRole('link', { name });
      times[what].push(await shownAfter(page, { on: 'click', count }, () => link.click()));
    }
  }
  return Object.entries(times).map(([what, all]) =>
    summary(`the ${what} of the week opened`, all.slice(1), `bar 800; ${SIZE}`),
  );
}

async function changed(page, projectId) {
  await page.goto(`/progressManager?project=${projectId}`);
  await page.locator(PROGRESS).waitFor();
  await page.getByRole('checkbox', { name: 'Marcar todas las filas' }).check();
  const [made, undone] = [[], []];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.waitForTimeout(1500);
    const more = page.getByRole('button', { name: '25 % más de avance' });
    made.push(await shownAfter(page, { on: 'click', text: PROGRESS }, () => more.click()));
    await page.waitForTimeout(1500);
    const undo = { on: 'keydown', key: 'z', text: PROGRESS };
    undone.push(await shownAfter(page, undo, () => page.keyboard.press('Control+z')));
  }
  return [
    summary(`25 % more for ${TASKS} tasks as one action`, made.slice(1), 'bar 150'),
    summary('  and undone', undone.slice(1)),
  ];
}

/** Of the tasks that are ticked: each time another promise, which is kept and taken back, so that every run changes all of them. */
async function promised(page) {
  const [given, kept] = [[], []];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.waitForTimeout(1500);
    await page.getByRole('button', { name: 'Compromiso…' }).click();
    const share = page.getByRole('dialog').getByRole('button', { name: n % 2 ? '50 %' : '75 %' });
    await page.waitForTimeout(300);
    given.push(await shownAfter(page, { on: 'click', text: COMMITMENT }, () => share.click()));
    await page.waitForTimeout(1000);
    const asCommitted = page.getByRole('button', { name: 'Como se comprometió' });
    kept.push(await shownAfter(page, { on: 'click', text: PROGRESS }, () => asCommitted.click()));
    await page.waitForTimeout(1000);
    const undo = { on: 'keydown', key: 'z', text: PROGRESS };
    await shownAfter(page, undo, () => page.keyboard.press('Control+z'));
  }
  return [
    summary(`${TASKS} commitments as one action`, given.slice(1), 'bar 150'),
    summary(`${TASKS} tasks done as committed`, kept.slice(1), 'bar 150'),
  ];
}
