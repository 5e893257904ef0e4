import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import { DEMO_PROJECT } from './people';
import { boxOf } from './browser/box-of';

let project: string;

/** A task that is to be done two days before its end, one that waits for its day, and one of years later. */
beforeAll(async () => {
  const admin = await logIn('admin');
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 5 } }) as const;
  const limit = (id: string, constraintType: 'fnlt' | 'snet', constraintDate: string) =>
    ({ type: 'SET_CONSTRAINT_TYPE', payload: { id, constraintType, constraintDate } }) as const;
  project = await plannedProject(admin, 'Marcas y colores', [
    task('meta', 'Meta'),
    task('espera', 'Espera'),
    task('lejos', 'Lejos'),
    limit('meta', 'fnlt', '2026-11-18'),
    limit('espera', 'snet', '2026-11-17'),
    { type: 'MOVE_TASK', payload: { id: 'lejos', start: '2030-11-18' } },
    task('mas-lejos', 'Más lejos'),
    { type: 'MOVE_TASK', payload: { id: 'mas-lejos', start: '2036-11-17' } },
  ]);
});

async function opened(page: Page): Promise<GanttPage> {
  await signIn(page, 'admin', `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}
const legendOf = (page: Page) => page.getByRole('list', { name: 'Leyenda' });

describe('the chart', () => {
  it('marks the date that bounds a task, and says of it what it asks and how far it is', () =>
    inBrowser('chart-limits', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await (await gantt.bar('Meta')).locator('.plan-limit-until.plan-limit-missed').hover();
      const tip = page!.locator('.plan-tip:visible');
      await tip.getByText('No terminar después del 18/11/2026').waitFor();
      expect(await tip.innerText()).toMatch(/1 Meta\s+Término\s+20\/11\/2026\s+Se pasa por\s+2 días/);
      await (await gantt.bar('Espera')).locator('.plan-limit-from').hover();
      await tip.getByText('No comenzar antes del 17/11/2026').waitFor();
      await legendOf(page!).getByText('Fecha límite').waitFor();
      await legendOf(page!).getByText('No antes de la fecha').waitFor();
    }));

  it('shows its legend whole on a tablet', () =>
    inBrowser('chart-legend', { people: 1 }, async (page) => {
      await page!.setViewportSize({ width: 820, height: 1180 });
      // The one that has enough signs for more than a line.
      await signIn(page!, 'admin', `/gantt?project=${DEMO_PROJECT.id}`);
      await legendOf(page!).getByText('Fecha límite').waitFor();
      await eventually(() =>
        legendOf(page!).evaluate(
          (list) => list.scrollWidth <= list.clientWidth && list.scrollHeight <= list.clientHeight,
        ),
      );
    }));

  it('colours bars by what was chosen, also when the page is opened again, and says what colours stand for', () =>
    inBrowser('chart-colours', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await legendOf(page!).getByText('Sin analizar').waitFor();
      await page!.getByRole('button', { name: 'Barras' }).click();
      const choice = page!.getByRole('dialog', { name: 'Barras' });
      await choice.getByRole('combobox', { name: 'Color de las barras' }).click();
      await page!.getByRole('option', { name: 'Responsable' }).click();
      await page!.keyboard.press('Escape');
      await legendOf(page!).getByText('Sin responsable').waitFor();
      await page!.reload();
      await gantt.ready();
      await legendOf(page!).getByText('Sin responsable').waitFor();
      await page!.getByRole('button', { name: 'Barras' }).click();
      await choice.getByRole('combobox', { name: 'Color de las barras' }).click();
      await page!.getByRole('option', { name: 'Ruta crítica' }).click();
      await eventually(async () =>
        /plan-hue-delayed/.test((await (await gantt.bar('Meta')).getAttribute('class'))!),
      );
      await choice.getByRole('switch', { name: 'Leyenda' }).click();
      await legendOf(page!).waitFor({ state: 'detached' });
    }));

  it('is zoomed by Ctrl and the wheel, and the day under the pointer stays under it', () =>
    inBrowser('chart-wheel', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      const zoom = page!.getByRole('combobox', { name: 'Escala de tiempo' });
      const bar = await gantt.bar('Lejos');
      await gantt.select('Lejos');
      await page!.getByRole('button', { name: 'Ir a la selección' }).click();
      await gantt.bringIntoView(bar, 400);
      const { x, y } = await boxOf(bar);
      await page!.mouse.move(x + 1, y + 5);
      await page!.keyboard.down('Control');
      for (const [turn, name] of [
        [-120, 'Día'],
        [120, 'Semana'],
        [120, 'Mes'],
        [120, 'Trimestre'],
      ] as const) {
        await page!.mouse.wheel(0, turn);
        await zoom.getByText(name).waitFor();
        await eventually(async () => Math.abs((await boxOf(bar)).x - x) <= 2);
      }
      await page!.keyboard.up('Control');
    }));

  it('shows the tasks of the states and days that are chosen, and says when there are none', () =>
    inBrowser('chart-filter', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await page!.getByRole('button', { name: 'Filtrar por estado y fechas' }).click();
      const choice = page!.getByRole('dialog', { name: 'Filtrar por estado y fechas' });
      await choice.getByRole('textbox', { name: 'Hasta' }).fill('31/12/2026');
      await eventually(async () => (await gantt.tasks()).join() === 'Meta,Espera');
      await choice.getByRole('checkbox', { name: 'Terminada' }).check();
      await page!.getByText('Ninguna tarea pasa los filtros').waitFor();
      await choice.getByRole('checkbox', { name: 'Sin analizar' }).check();
      await eventually(async () => (await gantt.tasks()).join() === 'Meta,Espera');
      await page!.keyboard.press('Escape');
      await page!.getByRole('button', { name: 'Filtrar por estado y fechas: 2 en uso' }).click();
      await choice.getByRole('button', { name: 'Quitar los filtros' }).click();
      await eventually(async () => (await gantt.tasks()).length === 4);
    }));

  it('has a toolbar and a bar of the selection that a finger meets on a tablet and a phone', () =>
    inBrowser('chart-touch', { people: 1, hasTouch: true }, async (page) => {
      await page!.setViewportSize({ width: 820, height: 1180 });
      const gantt = await opened(page!);
      const low = await page!
        .getByRole('toolbar', { name: 'Vista de la carta Gantt' })
        .locator('button, [role=combobox], [role=button]')
        .evaluateAll((all) =>
          all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML),
        );
      expect(low).toEqual([]);
      await page!.setViewportSize({ width: 390, height: 844 });
      await page!.getByRole('button', { name: 'Carta Gantt', exact: true }).click();
      await (await gantt.bar('Meta')).click();
      const bar = page!.getByRole('toolbar', { name: 'Acciones sobre la selección' });
      await eventually(async () => ((await bar.boundingBox())?.height ?? 99) < 60);
      await bar.getByRole('button', { name: 'Más acciones' }).click();
      await page!.getByRole('menuitem', { name: 'Incluir en corto plazo' }).waitFor();
    }));
});
