import type { Locator, Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';

let admin: SignedIn;
beforeAll(async () => {
  admin = await logIn('admin');
});

/** Three tasks of two days from Monday the 16th of November 2026; Curar follows Verter, and Trazar has begun. */
const planned = (name: string) => {
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 2 } }) as const;
  return plannedProject(admin, name, [
    ...[task('cavar', 'Excavar'), task('verter', 'Verter'), task('curar', 'Curar'), task('trazar', 'Trazar')],
    { type: 'ADD_LINK', payload: { id: 'l', source: 'verter', target: 'curar', type: '0', lag: 0 } },
    { type: 'ANALYSE_TASKS', payload: { taskIds: ['trazar'], analysed: true } },
    { type: 'SET_PROGRESS', payload: { taskId: 'trazar', progress: 0.5 } },
  ]);
};

async function opened(page: Page, name: string): Promise<GanttPage> {
  await signIn(page, 'admin', `/gantt?project=${await planned(name)}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}
const starts = async (gantt: GanttPage) =>
  (
    await Promise.all(['Excavar', 'Verter', 'Curar', 'Trazar'].map((name) => gantt.cells(name, 'start')))
  ).join();

/** The panel of the rows that are selected, and its dialog of dates. */
async function moving(page: Page): Promise<Locator> {
  await page.keyboard.press('Alt+Enter');
  const panel = page.getByRole('complementary', { name: '2 tareas' });
  await panel.getByRole('button', { name: 'Mover las fechas…' }).click();
  return page.getByRole('dialog', { name: 'Mover las fechas de 2 tareas' });
}
async function choose(dialog: Locator, way: string) {
  await dialog.getByRole('combobox', { name: 'Qué hacer' }).click();
  await dialog.page().getByRole('option', { name: way }).click();
}

describe('the dates of several tasks in the panel', () => {
  it('become one day at once, with what follows told before, and come back in one step', () =>
    inBrowser('several-dates', { people: 1 }, async (page) => {
      const gantt = await opened(page!, 'Fechas de varias');
      const before = await starts(gantt);
      await gantt.select('Excavar', 'Verter');
      const dialog = await moving(page!);
      await dialog.getByRole('textbox', { name: 'Inicio' }).fill('23/11/2026');
      await dialog.getByText('Curar').waitFor();
      await dialog.getByRole('button', { name: 'Mover' }).click();
      await eventually(async () => (await starts(gantt)) === '23/11/2026,23/11/2026,25/11/2026,16/11/2026');
      await page!.getByText('2 tareas cambiadas').waitFor();
      await page!.keyboard.press('Control+z');
      await eventually(async () => (await starts(gantt)) === before);
    }));

  it('move by as many working days as are typed, earlier ones too', () =>
    inBrowser('several-dates-by', { people: 1 }, async (page) => {
      const gantt = await opened(page!, 'Fechas corridas');
      await gantt.select('Excavar', 'Verter');
      for (const [days, expected] of [
        ['4', '20/11/2026,20/11/2026,24/11/2026,16/11/2026'],
        ['-2', '18/11/2026,18/11/2026,24/11/2026,16/11/2026'],
      ] as const) {
        const dialog = await moving(page!);
        await choose(dialog, 'Mover todas los mismos días');
        await dialog.getByRole('textbox', { name: 'Días hábiles' }).fill(days);
        await dialog.getByRole('button', { name: 'Mover' }).click();
        await dialog.waitFor({ state: 'detached' });
        await eventually(async () => (await starts(gantt)) === expected);
      }
    }));

  it('stay as they are where one of them cannot move, which is told by name', () =>
    inBrowser('several-dates-refused', { people: 1 }, async (page) => {
      const gantt = await opened(page!, 'Fechas que se quedan');
      await gantt.select('Excavar', 'Trazar');
      const dialog = await moving(page!);
      await dialog.getByRole('textbox', { name: 'Inicio' }).fill('23/11/2026');
      await dialog.getByText('El inicio de «Trazar» no cambia porque ya tiene avance').waitFor();
      expect(await dialog.getByRole('button', { name: 'Mover' }).isDisabled()).toBe(true);
    }));
});
