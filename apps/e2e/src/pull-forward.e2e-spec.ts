import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { GanttPage } from './pages/gantt-page';

let project: string;

/** Each after the one before; the first became shorter, and those behind it stayed where they were. */
beforeAll(async () => {
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 5 } }) as const;
  const link = (source: string, target: string) =>
    ({
      type: 'ADD_LINK',
      payload: { id: `${source}-${target}`, source, target, type: '0', lag: 0 },
    }) as const;
  project = await plannedProject(await logIn('admin'), 'Obra adelantada', [
    task('excavar', 'Excavar'),
    task('moldar', 'Moldar'),
    task('curar', 'Curar'),
    link('excavar', 'moldar'),
    link('moldar', 'curar'),
    { type: 'MOVE_TASK', payload: { id: 'excavar', duration: 3 } },
  ]);
});

const offer = (page: Page) => page.getByText('2 tareas pueden adelantarse');

it('the Gantt says how many tasks could begin earlier, moves them by a click and takes that back', () =>
  inBrowser('pull-forward', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', `/gantt?project=${project}`);
    await new GanttPage(page!).ready();
    await offer(page!).waitFor();
    await page!.getByRole('button', { name: 'Adelantar', exact: true }).click();
    await offer(page!).waitFor({ state: 'detached' });
    await page!.getByRole('alert').getByRole('button', { name: 'Deshacer' }).click();
    await offer(page!).waitFor();
  }));

it('a phone says so below the list too', () =>
  inBrowser('pull-forward-phone', { people: 1 }, async (page) => {
    await page!.setViewportSize({ width: 390, height: 844 });
    await signIn(page!, 'admin', `/gantt?project=${project}`);
    await page!.getByRole('list', { name: 'Lista de tareas' }).waitFor();
    await offer(page!).waitFor();
    const button = await page!.getByRole('button', { name: 'Adelantar', exact: true }).boundingBox();
    expect(button!.height).toBeGreaterThanOrEqual(44);
  }));
