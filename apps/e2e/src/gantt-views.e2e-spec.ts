import type { Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { planOf } from './api/plan-log';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { GanttPage } from './pages/gantt-page';
import { boxOf } from './browser/box-of';

let admin: SignedIn;

const person = (firstName: string) =>
  ({
    ...{ userId: null, firstName, lastName: 'Soto', email: '', company: 'Norte', function: '' },
    ...{ role: 'user' as const, isActive: true },
  }) as const;

/** "Obra" holds four tasks: two are Ana's, one is Berta's, one is nobody's. */
async function newProject(name: string): Promise<string> {
  const task = (id: string, text: string, parent: string | null) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent, duration: 3 } }) as const;
  const project = await plannedProject(admin, name, [
    { type: 'ADD_RESPONSIBLES', payload: { responsibles: [person('Ana'), person('Berta')] } },
    task('all', 'Obra', null),
    ...['Excavar', 'Moldar', 'Verter', 'Curar'].map((text, at) => task(`t${at + 1}`, text, 'all')),
  ]);
  return project;
}

async function opened(page: Page, project: string): Promise<GanttPage> {
  await signIn(page, 'admin', `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}

async function group(page: Page, by: string): Promise<void> {
  await page.getByRole('button', { name: /^(Agrupar las filas|Filas agrupadas)/ }).click();
  await page.getByRole('menuitemradio', { name: by, exact: true }).click();
}

const head = (page: Page, name: string) =>
  page.locator('.gantt_row.plan-row-group').filter({ hasText: name });
const views = (page: Page) => page.getByRole('dialog', { name: 'Vistas guardadas' });

beforeAll(async () => {
  admin = await logIn('admin');
});

describe("the Gantt's rows", () => {
  it('are grouped, opened and closed, edited in their groups, and not moved in the tree', () =>
    inBrowser('grouped-rows', { people: 1 }, async (page) => {
      const gantt = await opened(page!, await newProject('Filas en grupos'));
      for (const name of ['Excavar', 'Moldar']) await gantt.type(name, 'responsible', 'Ana Soto');
      await gantt.type('Verter', 'responsible', 'Berta Soto');
      await group(page!, 'Responsable');
      await head(page!, 'Ana Soto (2)').waitFor();
      await eventually(async () => (await gantt.tasks()).length === 7);
      expect((await gantt.tasks()).map((name) => name.replace(/\s+/g, ' '))).toEqual([
        'Ana Soto (2)',
        'Excavar Obra',
        'Moldar Obra',
        'Berta Soto (1)',
        'Verter Obra',
        'Sin responsable (1)',
        'Curar Obra',
      ]);
      expect(await findings(page!)).toEqual([]);

      await head(page!, 'Ana Soto (2)').locator('[data-column-name=text]').click();
      await gantt.row('Excavar').waitFor({ state: 'detached' });
      await page!.keyboard.press('ArrowDown');
      await page!.keyboard.press('ArrowUp');
      await page!.keyboard.press('+');
      await gantt.row('Excavar').waitFor();

      await gantt.type('Curar', 'responsible', 'Berta Soto');
      await head(page!, 'Berta Soto (2)').waitFor();
      await page!.keyboard.press('Control+z');
      await head(page!, 'Sin responsable (1)').waitFor();

      await gantt.select('Verter');
      await page!.keyboard.press('Alt+ArrowUp');
      await page!.getByText('Las filas están agrupadas: quita la agrupación').waitFor();
      await head(page!, 'Ana Soto (2)').getByRole('checkbox').click();
      await page!.getByText('3 seleccionadas').waitFor();
      await group(page!, 'Sin agrupar');
      await eventually(async () => (await gantt.cells('Verter', 'code'))[0] === '1.3');
    }));

  it('come back with columns, colours and filters as a view that was saved by name, the own and everybody’s', () =>
    inBrowser('gantt-views', { people: 2 }, async (page, elsewhere) => {
      const project = await newProject('Vistas con nombre');
      const gantt = await opened(page!, project);
      await group(page!, 'Estado');
      await gantt.zoom('Mes');
      await page!.getByRole('button', { name: 'Vistas guardadas' }).click();
      await views(page!).getByRole('textbox', { name: 'Nombre de la vista' }).fill('Por estado');
      await views(page!).getByRole('checkbox', { name: 'Para todo el proyecto' }).check();
      await views(page!).getByRole('button', { name: 'Guardar' }).click();
      await views(page!).waitFor({ state: 'detached' });
      await group(page!, 'Sin agrupar');
      await gantt.zoom('Día');
      await eventually(async () => (await page!.locator('.plan-row-group').count()) === 0);

      await page!.getByRole('button', { name: 'Vistas guardadas' }).click();
      await views(page!).getByRole('button', { name: 'Por estado', exact: true }).click();
      await page!.locator('.plan-row-group').first().waitFor();
      await page!.getByRole('combobox', { name: 'Escala de tiempo' }).getByText('Mes').waitFor();
      await page!.getByRole('button', { name: 'Vistas guardadas' }).click();
      await views(page!)
        .getByRole('button', { name: /^Abrir la tabla con Por estado/ })
        .click();
      await views(page!).locator('[aria-pressed=true]').waitFor();
      expect(await findings(page!)).toEqual([]);

      await opened(elsewhere!, project);
      await elsewhere!.locator('.plan-row-group').first().waitFor();
    }));
});

describe("blocks of the Gantt's cells", () => {
  const clipboardOf = (page: Page) =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item!.getType(type)).text();
      return { text: await read('text/plain'), html: await read('text/html') };
    });
  const days = async (gantt: GanttPage) =>
    (
      await Promise.all(['Excavar', 'Moldar', 'Verter', 'Curar'].map((name) => gantt.cells(name, 'days')))
    ).join();

  it('are marked by Shift and the arrows, copied, filled and emptied, each taken back in one step', () =>
    inBrowser('marked-cells', { people: 1 }, async (page) => {
      const project = await newProject('Celdas marcadas');
      await page!.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const gantt = await opened(page!, project);
      await gantt.type('Excavar', 'days', '5');
      await eventually(async () => (await days(gantt)) === '5,3,3,3');
      await gantt.cell('Excavar', 'code').click();
      for (let step = 0; step < 4; step += 1) await page!.keyboard.press('ArrowRight');
      await gantt.cell('Excavar', 'days').and(page!.locator(':focus')).waitFor();
      // Held down, the keys come sooner than anything is drawn.
      await page!.keyboard.down('Shift');
      await Promise.all([page!.keyboard.press('ArrowDown'), page!.keyboard.press('ArrowDown')]);
      await page!.keyboard.up('Shift');
      await page!.getByRole('status').getByText('3 celdas marcadas').waitFor();
      await page!.keyboard.press('Control+c');
      await eventually(async () => (await clipboardOf(page!)).text === '5\n3\n3');
      expect((await clipboardOf(page!)).html).toMatch(/<td>5<\/td>/);
      await page!.keyboard.press('Control+d');
      await eventually(async () => (await days(gantt)) === '5,5,5,3');
      await page!.keyboard.press('Control+z');
      await eventually(async () => (await days(gantt)) === '5,3,3,3');
      expect(await findings(page!)).toEqual([]);
    }));

  it('are marked by the mouse, and take what a spreadsheet gives as a table alone', () =>
    inBrowser('pasted-table', { people: 1 }, async (page) => {
      const project = await newProject('Tabla pegada');
      const gantt = await opened(page!, project);
      const middle = async (name: string, column: 'days' | 'responsible') => {
        const { x, y, width, height } = await boxOf(gantt.cell(name, column));
        return [x + width / 2, y + height / 2] as const;
      };
      await page!.mouse.move(...(await middle('Excavar', 'days')));
      await page!.mouse.down();
      await page!.mouse.move(...(await middle('Verter', 'days')), { steps: 6 });
      await page!.mouse.up();
      await page!.getByRole('status').getByText('3 celdas marcadas').waitFor();
      await page!.evaluate(() => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', '<table><tr><td>7 días</td></tr><tr><td>8</td></tr></table>');
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        document.activeElement!.dispatchEvent(event);
      });
      await eventually(async () => (await days(gantt)) === '7,8,3,3');
      const durations = (await planOf(admin, project)).plan.tasks.map(({ duration }) => duration);
      expect(durations).toEqual(expect.arrayContaining([7, 8]));
    }));
});
