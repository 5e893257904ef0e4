import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { boxOf } from './browser/box-of';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { GanttPage } from './pages/gantt-page';

let project: string;

beforeAll(async () => {
  const task = (id: string, text: string, more: object = {}) => ({
    type: 'CREATE_TASK' as const,
    payload: { id, text, parent: null, duration: 5, ...more },
  });
  project = await plannedProject(await logIn('admin'), 'En pantallas pequeñas', [
    task('zanja', 'Zanja de fundación'),
    task('torre', 'Torre'),
    task('alta', 'Parte alta', { parent: 'torre', duration: 700 }),
    task('baja', 'Parte baja', { parent: 'torre', duration: 700 }),
    { type: 'ADD_LINK', payload: { id: 'l', source: 'baja', target: 'alta', type: '0', lag: 0 } },
  ]);
});

it('has the first row of the plan within the first quarter of a phone, and every tool behind a button', () =>
  inBrowser('gantt-head-on-a-phone', { people: 1, hasTouch: true }, async (window) => {
    const page = window!;
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'admin', `/gantt?project=${project}`);
    const first = page.getByRole('list', { name: 'Lista de tareas' }).getByRole('listitem').first();
    expect((await boxOf(first)).y).toBeLessThanOrEqual(200);
    await page.getByRole('button', { name: 'Acciones de la página' }).tap();
    const tools = page.getByRole('dialog', { name: 'Acciones de la página' });
    for (const tool of ['Importar programa', 'Planillas', 'Exportar'])
      expect((await boxOf(tools.getByRole('button', { name: tool }))).height).toBeGreaterThanOrEqual(43.5);
    await tools.getByRole('button', { name: 'Importar programa' }).tap();
    await page.getByRole('dialog', { name: /^Importar/ }).waitFor();
    await tools.waitFor({ state: 'hidden' });
  }));

it('ends its grid with a whole column beside the open panel of a tablet', () =>
  inBrowser('gantt-beside-panel', { people: 1, hasTouch: true }, async (window) => {
    const page = window!;
    await page.setViewportSize({ width: 820, height: 1180 });
    await signIn(page, 'admin', `/gantt?project=${project}&task=zanja`);
    const gantt = new GanttPage(page);
    await gantt.ready();
    await page.getByRole('complementary').or(page.getByRole('dialog')).first().waitFor();
    const start = await boxOf(gantt.cell('Zanja de fundación', 'start'));
    const timeline = await boxOf(page.locator('.gantt_task').first());
    expect(Math.abs(start.x + start.width - timeline.x)).toBeLessThanOrEqual(2);
  }));

it('shows durations of four digits whole', () =>
  inBrowser('gantt-long-durations', { people: 1 }, async (window) => {
    const page = window!;
    await signIn(page, 'admin', `/gantt?project=${project}`);
    const gantt = new GanttPage(page);
    await gantt.ready();
    const cell = gantt.cell('Torre', 'days');
    expect((await cell.innerText()).trim()).toBe('1400');
    const room = await cell
      .locator('.gantt_tree_content')
      .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(room[0]).toBeLessThanOrEqual(room[1]!);
  }));
