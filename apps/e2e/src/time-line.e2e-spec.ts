import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { boxOf } from './browser/box-of';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { inDays } from './days';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';

const ZOOMS = ['Día', 'Semana', 'Mes', 'Trimestre', 'Año', 'Todo el plan'] as const;
let project: string;

/** Work of the term that is open, and of ten years later. */
beforeAll(async () => {
  const admin = await logIn('admin');
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 5 } }) as const;
  project = await plannedProject(admin, 'Diez años', [
    task('first', 'Primera'),
    task('last', 'Última'),
    { type: 'MOVE_TASK', payload: { id: 'last', start: '2036-11-17' } },
  ]);
});

async function opened(page: Page): Promise<GanttPage> {
  await signIn(page, 'admin', `/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}

/** Whether a bar and what stands beside it are within the time line. */
async function isWhole(page: Page, gantt: GanttPage, task: string): Promise<boolean> {
  const bar = await (await gantt.bar(task)).boundingBox();
  const line = await page.locator('.gantt_task').boundingBox();
  return Boolean(bar && line && bar.x >= line.x && bar.x + bar.width <= line.x + line.width);
}

const middleOf = ({ y, height }: { readonly y: number; readonly height: number }): number => y + height / 2;

describe('the time line', () => {
  it('shades days without work, and no column that stands for more than a day', () =>
    inBrowser('time-line-shading', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      const shaded = page!.locator('.plan-day-off');
      for (const zoom of ZOOMS) {
        await gantt.zoom(zoom);
        const isByDays = zoom === 'Día' || zoom === 'Semana';
        await eventually(async () => (await shaded.count()) > 0 === isByDays);
      }
    }));

  it('shows the whole plan when asked to, on a laptop, a tablet and a phone', () =>
    inBrowser('time-line-fit', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await page!.setViewportSize({ width: 1440, height: 900 });
      const tools = page!.getByRole('toolbar', { name: 'Vista de la carta Gantt' });
      await gantt.zoom('Semana');
      const { height: oneLine } = await boxOf(tools);
      await gantt.fit();
      expect((await boxOf(tools)).height).toBe(oneLine);
      for (const [width, height] of [
        [1440, 900],
        [820, 1180],
        [390, 844],
      ] as const) {
        await page!.setViewportSize({ width, height });
        // A phone lists tasks until its chart is asked for.
        if (width === 390) await page!.getByRole('button', { name: 'Carta Gantt', exact: true }).click();
        for (const task of ['Primera', 'Última']) await eventually(() => isWhole(page!, gantt, task));
      }
    }));

  it.each([
    ['is over', -400, -14],
    ['has not begun', 20, 300],
  ])('opens a plan that %s where it begins', (_, first, last) =>
    inBrowser('time-line-opening', { people: 1 }, async (page) => {
      const task = (id: string, text: string, days: number) =>
        ({
          type: 'CREATE_TASK',
          payload: { id, text, parent: null, duration: 5, start: inDays(days) },
        }) as const;
      const other = await plannedProject(await logIn('admin'), 'Otro tiempo', [
        task('first', 'Primera', first),
        task('last', 'Última', last),
      ]);
      await signIn(page!, 'admin', `/gantt?project=${other}`);
      const gantt = new GanttPage(page!);
      await gantt.ready();
      await eventually(() => isWhole(page!, gantt, 'Primera'));
    }),
  );

  it('names today and the term apart from each other on every scale', () =>
    inBrowser('time-line-names', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      for (const zoom of ZOOMS) {
        await gantt.zoom(zoom);
        const today = await page!.locator('.plan-band-place-today span').boundingBox();
        const term = await page!.locator('.plan-band-place-term span').boundingBox();
        if (today && term) expect(today.y + today.height).toBeLessThanOrEqual(term.y + 1);
      }
    }));

  it('is as dark as the rest of the page where the system is', () =>
    inBrowser('time-line-dark', { people: 1 }, async (page) => {
      await page!.emulateMedia({ colorScheme: 'dark' });
      await opened(page!);
      const isLight = (element: Element) =>
        getComputedStyle(element).backgroundColor === 'rgb(255, 255, 255)';
      const rows = page!.locator('.gantt_task_row');
      await rows.first().waitFor();
      expect(await rows.first().evaluate(isLight)).toBe(false);
    }));

  it('has beside bars what somebody chose, also when the page is opened again, and says that there is no baseline', () =>
    inBrowser('time-line-bars', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await page!.getByRole('button', { name: 'Barras' }).click();
      const choice = page!.getByRole('dialog', { name: 'Barras' });
      await choice.getByText('No se ha definido una línea base para el proyecto').waitFor();
      await choice.getByRole('combobox', { name: 'Junto a la barra' }).click();
      await page!.getByRole('option', { name: 'Nombre' }).click();
      await page!.keyboard.press('Escape');
      const beside = async () => (await gantt.bar('Primera')).locator('.plan-beside').innerText();
      await eventually(async () => (await beside()) === 'Primera');
      await page!.reload();
      await gantt.ready();
      await eventually(async () => (await beside()) === 'Primera');
      await gantt.chooseLevel('Línea base');
      await page!.getByRole('alert').getByText('No se ha definido una línea base para el proyecto').waitFor();
    }));

  it('has the baseline below each bar and the label in its row, with links and without', () =>
    inBrowser('time-line-baseline', { people: 1 }, async (page) => {
      const task = (id: string, text: string) =>
        ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 5 } }) as const;
      const linked = await plannedProject(await logIn('admin'), 'Barras con vínculos', [
        task('before', 'Zanja'),
        task('after', 'Relleno'),
        task('alone', 'Cerco'),
        { type: 'ADD_LINK', payload: { id: 'link', source: 'before', target: 'after', type: '0', lag: 0 } },
        { type: 'SET_BASELINE', payload: { name: 'Contrato', scope: 'whole' } },
      ]);
      await signIn(page!, 'admin', `/gantt?project=${linked}`);
      const gantt = new GanttPage(page!);
      await gantt.ready();
      await page!.getByRole('button', { name: 'Barras' }).click();
      const choice = page!.getByRole('dialog', { name: 'Barras' });
      await choice.getByRole('combobox', { name: 'Junto a la barra' }).click();
      await page!.getByRole('option', { name: 'Nombre' }).click();
      await page!.keyboard.press('Escape');
      await gantt.chooseLevel('Línea base');
      for (const name of ['Zanja', 'Relleno', 'Cerco']) {
        const bar = await gantt.bar(name);
        const [drawn, baseline, label] = await Promise.all([
          boxOf(bar),
          boxOf(bar.locator('.plan-baseline')),
          boxOf(bar.locator('.plan-beside')),
        ]);
        expect(baseline.y).toBeGreaterThanOrEqual(drawn.y + drawn.height - 1);
        expect(Math.abs(middleOf(label) - middleOf(drawn))).toBeLessThanOrEqual(2);
      }
    }));

  it('tells whoever points at a bar what there is to know of it', () =>
    inBrowser('time-line-tip', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      await (await gantt.bar('Primera')).hover();
      const tip = page!.locator('.plan-tip:visible');
      await tip.getByText('1 Primera').waitFor();
      expect(await tip.innerText()).toMatch(
        /Inicio\s+16\/11\/2026\s+Término\s+20\/11\/2026\s+Días hábiles\s+5/,
      );
      await page!.keyboard.press('Escape');
      await tip.waitFor({ state: 'hidden' });
    }));

  it('says to screen readers what a bar is, to its last day, in the language', () =>
    inBrowser('time-line-labels', { people: 1 }, async (page) => {
      const gantt = await opened(page!);
      const bar = await gantt.bar('Primera');
      expect(await bar.getAttribute('aria-label')).toMatch(
        /^1 Primera, del 16\/11\/2026 al 20\/11\/2026, avance 0 %/,
      );
    }));
});
