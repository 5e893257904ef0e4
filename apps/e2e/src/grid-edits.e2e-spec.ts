import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { ColumnsMenu } from './pages/columns-menu';
import { GanttPage } from './pages/gantt-page';
import { boxOf } from './browser/box-of';

const MANY = Array.from({ length: 60 }, (_, number) => `t${number + 1}`);
let project: string;

/** "Obra" holds sixty tasks, the last of which begins a year later. */
beforeAll(async () => {
  const admin = await logIn('admin');
  const task = (id: string, text: string, parent: string | null) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent, duration: 30 } }) as const;
  project = await plannedProject(admin, 'Edición en la tabla', [
    task('all', 'Obra', null),
    ...MANY.map((id, at) => task(id, `Tarea ${at + 1}`, 'all')),
    { type: 'MOVE_TASK', payload: { id: MANY.at(-1)!, start: '2027-11-15' } },
    {
      type: 'NEW_RESTRICTION',
      payload: {
        ...{ taskIds: ['t9'], family: 'Materiales', type: 1, detail: 'Falta fierro', comments: '' },
        ...{ responsible: null, commited: null, required: '2026-11-16' },
      },
    },
  ]);
});

async function opened(page: Page): Promise<GanttPage> {
  await signIn(page, 'admin', `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}

const editor = (page: Page, column: string) =>
  page.locator(`.gantt_grid_editor_placeholder input[name=${column}]`);
const isWithin = async (page: Page, inner: string, outer: string) => {
  const [a, b] = [
    await page.locator(inner).first().boundingBox(),
    await page.locator(outer).first().boundingBox(),
  ];
  return a && b && a.x + a.width > b.x + 1 && a.x < b.x + b.width - 1;
};

describe("the Gantt's grid", () => {
  it('leads from what a cell does not take to the restriction that stands in its way', () =>
    inBrowser('grid-see-restriction', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await gantt.cell('Tarea 9', 'progress').click();
      await editor(page!, 'progress').fill('50');
      await editor(page!, 'progress').press('Enter');
      const why = page!.getByRole('alert').filter({ hasText: 'La tarea posee una restricción de comienzo' });
      await why.getByRole('button', { name: 'Ver' }).click();
      await page!.getByRole('dialog').getByRole('textbox', { name: 'Descripción' }).waitFor();
      expect(await editor(page!, 'progress').count()).toBe(0);
      expect(await page!.getByRole('dialog').getByRole('textbox', { name: 'Descripción' }).inputValue()).toBe(
        'Falta fierro',
      );
    }));

  it.each([
    ['days', '1000', 'La duración de «Tarea 1» debe estar entre 1 y 999 días'],
    ['days', '2,5', 'La duración son días enteros, de 1 a 999'],
    ['progress', '150', '1.1: El avance real debe estar entre 0 y 100'],
    ['start', '31/02/2027', 'Escribe una fecha que exista, como 31/12/2026'],
  ] as const)(
    'keeps in the cell of %s the value «%s» that is not taken, and says why',
    (column, typed, why) =>
      inBrowser('grid-refusals', { people: 1 }, async (page) => {
        const gantt = await opened(page!);
        const before = await gantt.cells('Tarea 1', column);
        await gantt.cell('Tarea 1', column).click();
        await editor(page!, column).fill(typed);
        for (const key of ['Enter', 'Tab']) {
          await editor(page!, column).press(key);
          await page!.getByRole('alert').getByText(why).waitFor();
          expect(await editor(page!, column).inputValue()).toBe(typed);
        }
        await page!.keyboard.press('Escape');
        await editor(page!, column).waitFor({ state: 'detached' });
        await page!.getByRole('alert').waitFor({ state: 'detached' });
        expect(await gantt.cells('Tarea 1', column)).toEqual(before);
        await gantt.cell('Tarea 1', column).click();
        await editor(page!, column).fill(typed);
        await page!.getByRole('textbox', { name: 'Buscar tarea' }).click();
        await page!.getByRole('alert').getByText(why).waitFor();
        await editor(page!, column).waitFor({ state: 'detached' });
      }),
  );

  it('takes dates as they are written, in both languages', () =>
    inBrowser('grid-dates', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await gantt.cell('Tarea 2', 'start').click();
      expect(await editor(page!, 'start').inputValue()).toBe('16/11/2026');
      await editor(page!, 'start').fill('1/12/2026');
      await editor(page!, 'start').press('Enter');
      await eventually(async () => (await gantt.cells('Tarea 2', 'start'))[0] === '01/12/2026');
      await page!.keyboard.press('Control+z');
      await eventually(async () => (await gantt.cells('Tarea 2', 'start'))[0] === '16/11/2026');
    }));

  it('adds a task in view with its name open, and takes several rows in and out as one step', () =>
    inBrowser('grid-rows', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      // Nothing has the focus yet, and nobody waits for the field.
      await page!.keyboard.press('Insert');
      await page!.keyboard.type('Remate');
      await page!.waitForFunction(() => document.activeElement?.getAttribute('name') === 'text');
      await page!.keyboard.press('Enter');
      await gantt.row('Remate').waitFor();
      expect(await gantt.cells('Remate', 'code')).toEqual(['2']);
      await page!.keyboard.press('Insert');
      await page!.waitForFunction(() => document.activeElement?.getAttribute('name') === 'text');
      await page!.keyboard.type('Entrega');
      await page!.keyboard.press('Enter');
      // What was added last is selected.
      await gantt.select('Remate');
      await page!.keyboard.press('Alt+ArrowRight');
      await eventually(async () => (await gantt.cells('Entrega', 'code'))[0] === '1.62');
      expect(await gantt.cells('Remate', 'code')).toEqual(['1.61']);
      await page!.keyboard.press('Control+z');
      await eventually(async () => (await gantt.cells('Entrega', 'code'))[0] === '3');
      await page!.keyboard.press('Delete');
      await page!.getByText('Se eliminaron 2 tareas').waitFor();
    }));

  it('leaves the plan alone while a dialog is open, whose first field has the focus', () =>
    inBrowser('grid-dialog-keys', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await gantt.select('Tarea 4', 'Tarea 5');
      await gantt.onSelection('Asignar');
      const dialog = page!.getByRole('dialog', { name: /^Asignar responsables/ });
      await dialog.locator('input[type=checkbox]:focus, [type=submit]:focus').first().waitFor();
      for (const key of ['Alt+ArrowRight', 'Delete']) await page!.keyboard.press(key);
      await page!.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await gantt.cells('Tarea 4', 'code')).toEqual(['1.4']);
      expect(await gantt.cells('Tarea 5', 'code')).toEqual(['1.5']);
    }));

  it('says that nothing is found, and brings what is found with its bar into view', () =>
    inBrowser('grid-search', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await gantt.zoom('Día');
      const search = page!.getByRole('textbox', { name: 'Buscar tarea' });
      await search.fill('grúa');
      await page!.getByRole('status').getByText('Ninguna tarea dice «grúa»').waitFor();
      await page!.getByRole('button', { name: 'Quitar los filtros' }).click();
      expect(await search.inputValue()).toBe('');
      await search.fill('Tarea 60');
      const id = MANY.at(-1)!;
      await eventually(() => isWithin(page!, `.gantt_task_line[data-task-id="~${id}"]`, '.gantt_task'));
      await search.press('Enter');
      await gantt.row('Tarea 60').and(page!.locator('.plan-row-selected')).waitFor();
    }));

  it('shows codes whole, a chosen column at once, and the name while it scrolls sideways', () =>
    inBrowser('grid-columns', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      const menu = new ColumnsMenu(page!);
      await menu.open();
      for (const name of ['Predecesoras', 'Estado', 'Código EDT del archivo']) await menu.toggle(name);
      await menu.close();
      const header = (column: string) => `.gantt_grid_head_cell[data-column-name=${column}]`;
      await eventually(() => isWithin(page!, header('wbs'), '.gantt_grid'));
      expect(await isWithin(page!, header('text'), '.gantt_grid')).toBe(true);
      expect(
        await page!
          .locator('.gantt_grid')
          .first()
          .evaluate((grid) => grid.scrollLeft),
      ).toBeGreaterThan(0);
      const [grid, name] = [
        await boxOf(page!.locator('.gantt_grid').first()),
        await boxOf(gantt.cell('Tarea 3', 'text')),
      ];
      expect(name.x).toBeGreaterThanOrEqual(grid.x);
      const cut = await page!.locator('.gantt_row .plan-code').evaluateAll(
        (codes) =>
          codes.filter((code) => {
            const cell = code.closest('.gantt_cell')!;
            return code.getBoundingClientRect().right > cell.getBoundingClientRect().right;
          }).length,
      );
      expect(cut).toBe(0);
      await gantt.cell('Tarea 3', 'text').click();
      const input = await boxOf(editor(page!, 'text'));
      expect(Math.abs(input.x - name.x)).toBeLessThan(4);
    }));
});
