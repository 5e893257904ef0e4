import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { GanttPage } from './pages/gantt-page';

it('says why a task cannot keep its date, of its bar and in its panel', async () => {
  const task = (id: string, text: string) => ({
    type: 'CREATE_TASK' as const,
    payload: { id, text, parent: null, duration: 5 },
  });
  const limit = { id: 'losa', constraintType: 'fnlt', constraintDate: '2026-11-25' } as const;
  const project = await plannedProject(await logIn('admin'), 'Plazo que no se cumple', [
    task('muro', 'Muro'),
    task('losa', 'Losa'),
    { type: 'ADD_LINK', payload: { id: 'l', source: 'muro', target: 'losa', type: '0', lag: 0 } },
    { type: 'SET_CONSTRAINT_TYPE', payload: limit },
  ]);
  await inBrowser('date-in-conflict', { people: 1 }, async (window) => {
    const page = window!;
    await signIn(page, 'admin', `/gantt?project=${project}`);
    const gantt = new GanttPage(page);
    await gantt.ready();
    const bar = await gantt.bar('Losa');
    await gantt.bringIntoView(bar);
    await bar.hover({ position: { x: 30, y: 8 } });
    const why = 'sus predecesoras no dejan que cumpla su fecha';
    await page.locator('.plan-tip:visible').getByText(why).waitFor();
    expect(await bar.getAttribute('aria-label')).toContain(`En conflicto: ${why}`);
    const calm = await gantt.bar('Muro');
    expect(await calm.getAttribute('aria-label')).not.toContain('En conflicto');
    await gantt.row('Losa').hover();
    await gantt.row('Losa').getByRole('button', { name: 'Abrir la tarea (Alt + Entrar)' }).click();
    await page.getByRole('complementary').getByText(why).waitFor();
  });
});
