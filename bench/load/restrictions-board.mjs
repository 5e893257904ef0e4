import { framesWhile } from './frames.mjs';
import { loggedIn } from './logged-in.mjs';
import { restrictedProject, restrictedSize } from './restricted-project.mjs';
import { shownAfter, watchShown } from './shown-after.mjs';
import { makeSite } from './site.mjs';
import { summary } from './times.mjs';

const RUNS = 7;
const CARD = '[data-card]';
const IN_PROCESS = '[aria-colindex="2"][data-card]';

/** What a person waits for at a board of many cards. */
export async function restrictionsBoard(browser, url) {
  const site = await makeSite(url, 0);
  const projectId = await restrictedProject(site);
  const page = await loggedIn(browser, url, site.people[0].session.user.email);
  await page.addInitScript(watchShown);
  const rows = [await opened(page, `${url}/cnclog?project=${projectId}`), await scrolled(page)];
  rows.push(await dragged(page), await moved(page));
  await page.context().close();
  return rows;
}

async function opened(page, elsewhere) {
  const link = page.getByRole('link', { name: 'Kanban' });
  const times = [];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.goto(elsewhere);
    await page.getByRole('heading', { name: /^Registro de causas/ }).waitFor();
    await page.waitForTimeout(1500);
    times.push(await shownAfter(page, { on: 'click', count: CARD }, () => link.click()));
  }
  return summary('the board opened', times.slice(1), `bar 1000; ${restrictedSize}`);
}

async function scrolled(page) {
  await page.waitForTimeout(1000);
  const board = await page.getByRole('grid').boundingBox();
  await page.mouse.move(board.x + 300, board.y + 300);
  return framesWhile(page, 'a frame while the wheel turns on the board', async () => {
    for (let n = 0; n < 150; n += 1) {
      await page.mouse.wheel(0, n < 100 ? 120 : -180);
      await page.waitForTimeout(12);
    }
  });
}

async function dragged(page) {
  const board = await page.getByRole('grid').boundingBox();
  const card = await page.locator(CARD).first().boundingBox();
  await page.mouse.move(card.x + 40, card.y + 30);
  await page.mouse.down();
  const row = await framesWhile(page, 'a frame while a card is dragged', async () => {
    for (let n = 1; n <= 150; n += 1) {
      await page.mouse.move(card.x + 40 + (n * (board.width - 120)) / 150, card.y + 30 + n);
      await page.waitForTimeout(12);
    }
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return row;
}

/** By keys, from the first column to the one of what is in process. */
async function moved(page) {
  const times = [];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.waitForTimeout(500);
    await page.locator(`[aria-colindex="1"]${CARD}`).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(200);
    const step = { on: 'keydown', key: ' ', count: IN_PROCESS };
    times.push(await shownAfter(page, step, () => page.keyboard.press('Space')));
  }
  return summary('a card put down by keys', times.slice(1), 'bar 50');
}
