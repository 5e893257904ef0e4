import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { ColumnsMenu } from './pages/columns-menu';
import { GanttPage } from './pages/gantt-page';
import { boxOf } from './browser/box-of';

let admin: SignedIn;
let project: string;

/** Two tasks, the second of which begins two days after the first. */
beforeAll(async () => {
  admin = await logIn('admin');
  ({ id: project } = await newProject(admin, 'Columnas a gusto'));
  const socket = await PlanSocket.joined(admin.token, project);
  const { seq } = await planOf(admin, project);
  const action = {
    type: 'BATCH_UPDATE',
    payload: {
      actions: [
        { type: 'CREATE_TASK', payload: { id: 'cavar', text: 'Excavar zanja', parent: null } },
        { type: 'CREATE_TASK', payload: { id: 'verter', text: 'Verter hormigón', parent: null } },
        { type: 'ADD_LINK', payload: { id: 'l', source: 'cavar', target: 'verter', type: '1', lag: 2 } },
      ],
    },
  };
  const message = { id: randomUUID(), when: new Date().toISOString(), project, baseSeq: seq, action };
  const answer = await socket.say('doAction', { ...message, token: admin.token });
  if (answer.status !== 'OK') throw new Error(`refused: ${JSON.stringify(answer)}`);
  socket.close();
});

const OWN = ['code', 'text', 'start', 'end', 'days', 'progress', 'responsible'];
const CHOSEN = ['code', 'text', 'predecessors', 'start', 'end', 'days', 'progress', 'freeFloat'];

/** Names of the grid's columns from the left, without that of the boxes. */
const columnsOf = async (page: Page) =>
  (
    await page
      .locator('.gantt_grid_head_cell')
      .evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset['columnName']!))
  ).slice(1);
const header = (page: Page, column: string) =>
  page.locator(`.gantt_grid_head_cell[data-column-name=${column}]`);
/** Scrolls the grid until the column stands right of the name, which stays. */
const bringIntoView = (page: Page, column: string) =>
  page.evaluate((name) => {
    const head = (of: string) =>
      document.querySelector(`.gantt_grid_head_cell[data-column-name=${of}]`)!.getBoundingClientRect();
    document.querySelector('.gantt_hor_scroll')!.scrollLeft += head(name).left - head('text').right;
  }, column);
const widthOf = async (page: Page, column: string) => (await boxOf(header(page, column))).width;
const splitter = (page: Page) =>
  page.getByRole('separator', { name: 'Separador entre la tabla y la línea de tiempo' });

async function opened(page: Page): Promise<GanttPage> {
  await signIn(page, 'admin', `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}

async function chooses(page: Page): Promise<void> {
  const menu = new ColumnsMenu(page);
  await menu.open();
  for (const name of ['Predecesoras', 'Holgura libre (días)', 'Responsable']) await menu.toggle(name);
  await menu.moveUp('Predecesoras', 4, 'Space');
  await menu.moveUp('Avance', 2, 'Escape');
  await menu.close();
}

/** The pointer on a header's edge, the keyboard on another header and on the splitter. */
async function resizes(page: Page, gantt: GanttPage): Promise<void> {
  const { x, y, width, height } = await boxOf(header(page, 'text'));
  await page.mouse.move(x + width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 80, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await page.waitForFunction(
    (before) => document.querySelector('.gantt_grid_head_text')!.clientWidth > before + 60,
    width,
  );
  // The column chosen last had come into view, and others have gone under those that stay.
  await page.mouse.wheel(-2000, 0);
  // A click on the cell itself would open it to be typed into.
  await gantt.cell('Excavar zanja', 'code').click();
  await page.keyboard.press('ArrowUp');
  await header(page, 'code').and(page.locator(':focus')).waitFor();
  const before = (await columnsOf(page)).indexOf('predecessors') - (await columnsOf(page)).indexOf('code');
  for (let press = 0; press < before; press += 1) await page.keyboard.press('ArrowRight');
  await header(page, 'predecessors').and(page.locator(':focus')).waitFor();
  for (let press = 0; press < 2; press += 1) {
    const narrower = await widthOf(page, 'predecessors');
    await page.keyboard.press('Shift+ArrowRight');
    await eventually(async () => (await widthOf(page, 'predecessors')) === narrower + 8);
  }
  await splitter(page).focus();
  const right = await splitter(page).getAttribute('aria-valuenow');
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => (await splitter(page).getAttribute('aria-valuenow')) !== right);
}

const looks = async (page: Page) => ({
  columns: await columnsOf(page),
  predecessors: await widthOf(page, 'predecessors'),
});

/** The columns stand there once the chart has drawn them: a moment after what asked for them is done. */
const shows = (page: Page, columns: readonly string[]) =>
  eventually(async () => (await columnsOf(page)).join() === columns.join());
const looksLike = (page: Page, arranged: Awaited<ReturnType<typeof looks>>) =>
  eventually(async () => JSON.stringify(await looks(page)) === JSON.stringify(arranged));

/** As a spreadsheet program leaves it on the clipboard. */
const pasted = (page: Page, text: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);

describe("the Gantt's columns", () => {
  it('are chosen, ordered and resized, survive a reload, and are saved with the view', () =>
    inBrowser('columns', { people: 2 }, async (page, elsewhere) => {
      const gantt = await opened(page!);
      await shows(page!, OWN);
      await chooses(page!);
      await shows(page!, CHOSEN);
      expect(await gantt.cells('Verter hormigón', 'predecessors', 'freeFloat')).toEqual(['1CC+2', '0']);
      const ownWidth = await widthOf(page!, 'predecessors');
      await resizes(page!, gantt);
      const arranged = await looks(page!);
      expect(arranged.predecessors).toBe(ownWidth + 16);

      await page!.reload();
      await gantt.ready();
      await looksLike(page!, arranged);
      await gantt.chooseLevel('Línea base');
      await header(page!, 'endVariance').waitFor();
      await gantt.chooseLevel('Plan maestro');
      await looksLike(page!, arranged);

      await page!.getByRole('button', { name: /^Cuenta de / }).click();
      await page!.getByRole('menuitem', { name: 'Guardar la vista del proyecto' }).click();
      await page!.getByText(/^Vista guardada/).waitFor();
      await opened(elsewhere!);
      await header(elsewhere!, 'freeFloat').waitFor();
      await looksLike(elsewhere!, arranged);

      const menu = new ColumnsMenu(elsewhere!);
      await menu.open();
      await menu.reset();
      await menu.close();
      await shows(elsewhere!, OWN);
    }));

  it('are typed into as in a spreadsheet, one cell or a block of them at once', () =>
    inBrowser('cells', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      const ends = await gantt.cells('Excavar zanja', 'start', 'end');
      await gantt.type('Excavar zanja', 'end', ends[0]!);
      await eventually(async () => (await gantt.cells('Excavar zanja', 'days'))[0] === '1');

      await gantt.cell('Excavar zanja', 'days').click();
      // What is pasted goes to the cell that is typed into by then.
      await page!.waitForFunction(() => document.activeElement?.matches('.gantt_grid_data input'));
      await pasted(page!, '4\n6 días\n8');
      const refused = page!.getByRole('dialog', { name: 'Se pegó solo una parte' });
      await refused.getByText('Falta 1 línea').waitFor();
      await page!.keyboard.press('Escape');
      await refused.waitFor({ state: 'detached' });
      const days = async () => [
        ...(await gantt.cells('Excavar zanja', 'days')),
        ...(await gantt.cells('Verter hormigón', 'days')),
      ];
      await eventually(async () => (await days()).join() === '4,6');
      await gantt.select('Excavar zanja', 'Verter hormigón');
      await gantt.cell('Verter hormigón', 'days').click();
      await page!.keyboard.press('Control+d');
      await eventually(async () => (await days()).join() === '4,4');
      await page!.keyboard.press('Escape');
      for (const before of ['4,6', '1,3']) {
        await page!.keyboard.press('Control+z');
        await eventually(async () => (await days()).join() === before);
      }

      const menu = new ColumnsMenu(page!);
      await menu.open();
      for (const name of ['Sucesoras', 'Delimitación', 'Fecha de delimitación']) await menu.toggle(name);
      await menu.close();
      await header(page!, 'constraintDate').waitFor();

      await bringIntoView(page!, 'successors');
      await gantt.type('Excavar zanja', 'successors', '2FC');
      await eventually(async () => (await gantt.cells('Excavar zanja', 'successors'))[0] === '2');
      await gantt.cell('Verter hormigón', 'successors').click();
      await page!.keyboard.type('1');
      await page!.keyboard.press('Enter');
      await page!
        .getByRole('alert')
        .getByText(/referencia circular/)
        .waitFor();
      await page!.keyboard.press('Escape');

      await bringIntoView(page!, 'constraint');
      await gantt.cell('Excavar zanja', 'constraint').click();
      await page!.keyboard.type('No comenzar a');
      await page!.keyboard.press('Tab');
      await page!.waitForFunction(() => document.activeElement?.getAttribute('name') === 'constraintDate');
      await page!.keyboard.press('Escape');
      await eventually(
        async () => (await gantt.cells('Excavar zanja', 'constraint'))[0] === 'No comenzar antes del',
      );
    }));
});
