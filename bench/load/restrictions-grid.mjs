import { framesWhile } from './frames.mjs';
import { loggedIn } from './logged-in.mjs';
import { restrictedProject, restrictedSize } from './restricted-project.mjs';
import { shownAfter, watchShown } from './shown-after.mjs';
import { makeSite } from './site.mjs';
import { summary } from './times.mjs';

const RUNS = 7;
const PASTED = 500;
/** Families of the company that no restriction of the plan has. */
const TYPED = ['Mandante', 'Otros'];
/** Stands in no row when it is pasted, so that both the paste and its undo change the first row. */
const NEVER_TYPED = 'Subcontratos';

/** What a person waits for at a long table whose cells are typed into: the restrictions of a large plan. */
export async function restrictionsGrid(browser, url) {
  const site = await makeSite(url, 0);
  const projectId = await restrictedProject(site);
  const page = await loggedIn(browser, url, site.people[0].session.user.email);
  await page.addInitScript(watchShown);
  const rows = [];
  for (const measure of [opened, scrolled, searched, ticked, sorted, edited, pasted, grouped])
    rows.push(...[await measure(page, `${url}/cnclog?project=${projectId}`)].flat());
  await page.context().close();
  return rows;
}

const repeated = async (once, runs = RUNS) => {
  const times = [];
  for (let n = 0; n <= runs; n += 1) times.push(await once(n));
  // The first run warms up what is warm in a page that is worked in.
  return times.slice(1);
};

const FIRST_ROW = '.grid-body [data-index="0"]';
const cell = (column) => `${FIRST_ROW} [data-field=${column}]`;
const ROW_COUNT = { of: '[role=grid], [role=treegrid]', name: 'aria-rowcount' };

async function opened(page, elsewhere) {
  const link = page.getByRole('link', { name: 'Restricciones' });
  const times = [];
  for (let n = 0; n <= RUNS; n += 1) {
    await page.goto(elsewhere);
    await page.getByRole('heading', { name: /^Registro de causas/ }).waitFor();
    await page.waitForTimeout(1500);
    times.push(await shownAfter(page, { on: 'click', count: cell('detail') }, () => link.click()));
  }
  return summary('the table opened', times.slice(1), `bar 1000; ${restrictedSize}`);
}

async function scrolled(page) {
  await page.waitForTimeout(1000);
  const body = await page.locator('.grid-body').boundingBox();
  await page.mouse.move(body.x + 300, body.y + 200);
  const row = await framesWhile(page, 'a frame while the wheel turns', async () => {
    for (let n = 0; n < 150; n += 1) {
      await page.mouse.wheel(0, n < 100 ? 120 : -180);
      await page.waitForTimeout(12);
    }
  });
  await page.evaluate(() => (document.querySelector('[role=grid]').scrollTop = 0));
  return row;
}

async function openFilter(page, column) {
  await page.getByRole('columnheader', { name: column }).first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Filtrar…' }).click();
  return page.getByRole('dialog', { name: `Filtrar por ${column}` });
}

async function searched(page) {
  const dialog = await openFilter(page, 'Descripción');
  const field = dialog.getByRole('searchbox');
  const times = await repeated(async (n) => {
    await field.fill('');
    await page.waitForTimeout(400);
    const step = { on: 'input', attribute: ROW_COUNT };
    return shownAfter(page, step, () => field.fill(`número ${n + 3}`));
  });
  await field.fill('');
  await dialog.getByRole('button', { name: 'Listo' }).click();
  return summary('a text to look for, to the rows found', times, 'bar 100');
}

async function ticked(page) {
  const dialog = await openFilter(page, 'Familia');
  const box = dialog.getByRole('checkbox', { name: 'Calidad' });
  const times = await repeated(async () => {
    await page.waitForTimeout(300);
    return shownAfter(page, { on: 'click', attribute: ROW_COUNT }, () => box.click());
  }, RUNS + 1);
  if (await box.isChecked()) await box.click();
  await dialog.getByRole('button', { name: 'Listo' }).click();
  return summary('a value ticked, to the rows found', times, 'bar 100');
}

async function sorted(page) {
  const head = page.locator('[data-head=detail]');
  const times = await repeated(async () => {
    await page.waitForTimeout(300);
    // The rows are drawn with their heads.
    const attribute = { of: '[data-head=detail]', name: 'aria-sort' };
    return shownAfter(page, { on: 'click', attribute }, () => head.click());
  }, RUNS + 1);
  return summary('put in another order', times, 'bar 100');
}

async function edited(page) {
  const times = await repeated(async (n) => {
    const words = TYPED[n % TYPED.length];
    await page.locator(cell('family')).click();
    await page.keyboard.type(words);
    await page.waitForTimeout(200);
    const step = { on: 'keydown', key: 'Enter', text: cell('family'), shows: words };
    return shownAfter(page, step, () => page.keyboard.press('Enter'));
  });
  return summary('a cell typed into', times, 'bar 50');
}

async function pasted(page) {
  const undone = [];
  const times = await repeated(async () => {
    await page.locator(cell('family')).click();
    const step = { on: 'paste', text: cell('family'), shows: NEVER_TYPED };
    const taken = await shownAfter(page, step, () =>
      page.evaluate(
        ([words, count]) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', Array(count).fill(words).join('\n'));
          const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
          document.activeElement.dispatchEvent(event);
        },
        [NEVER_TYPED, PASTED],
      ),
    );
    await page.waitForTimeout(1000);
    const undo = { on: 'keydown', key: 'z', text: cell('family') };
    undone.push(await shownAfter(page, undo, () => page.keyboard.press('Control+z')));
    await page.waitForTimeout(500);
    return taken;
  }, 3);
  return [summary(`${PASTED} cells pasted as one action`, times), summary('  and undone', undone.slice(1))];
}

async function grouped(page) {
  const times = await repeated(async (n) => {
    await page.locator('[data-head=family]').focus();
    await page.keyboard.press('Alt+ArrowDown');
    const item = page.getByRole('menuitem', {
      name: n % 2 === 0 ? 'Agrupar por esta columna' : 'No agrupar',
    });
    await page.waitForTimeout(300);
    return shownAfter(page, { on: 'click', attribute: ROW_COUNT }, () => item.click());
  });
  return summary('grouped, or not any more', times, 'bar 100');
}
