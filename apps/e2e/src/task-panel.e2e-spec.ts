import type { Locator, Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import { DEMO_PROJECT } from './people';
import { boxOf } from './browser/box-of';

const panelOf = (page: Page, task: string): Locator =>
  page.getByRole('complementary', { name: `Tarea ${task}`, exact: true });
const field = (panel: Locator, name: string): Locator => panel.getByRole('textbox', { name, exact: true });

/** A picture of one point. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Two tasks, one after the other. */
async function project(name: string): Promise<string> {
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 2 } }) as const;
  return plannedProject(await logIn('admin'), name, [
    task('cavar', 'Excavar zanjas'),
    task('verter', 'Verter radier'),
    { type: 'ADD_LINK', payload: { id: 'l1', source: 'cavar', target: 'verter', type: '0', lag: 0 } },
  ]);
}

it('opens beside the chart by key, sign and bar, follows the chart, and is left by going back', async () => {
  const id = await project('Obra con panel');
  await inBrowser('task-panel', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', `/gantt?project=${id}`);
    const gantt = new GanttPage(page!);
    await gantt.ready();

    await gantt.cell('Excavar zanjas', 'code').click();
    await page!.keyboard.press('Alt+Enter');
    const dig = panelOf(page!, 'Excavar zanjas');
    await dig.getByText('Nadie ha dicho todavía qué le falta').waitFor();
    await eventually(async () => page!.url().includes('task=cavar'));

    // The chart stays in use, and the panel goes along with it.
    await (await gantt.bar('Verter radier')).click();
    const pour = panelOf(page!, 'Verter radier');
    await pour.getByRole('link', { name: '1 Excavar zanjas' }).click();
    await dig.waitFor();
    await page!.locator('.gantt_row.plan-row-selected').getByText('Excavar zanjas').waitFor();
    await page!.goBack();
    await pour.waitFor();
    await page!.goBack();
    await pour.waitFor({ state: 'detached' });

    await gantt.row('Verter radier').hover();
    await gantt.row('Verter radier').locator('.plan-open').click();
    await pour.waitFor();
    await pour.press('Escape');
    await pour.waitFor({ state: 'detached' });
    await (await gantt.bar('Excavar zanjas')).dblclick();
    await dig.waitFor();
    await page!.reload();
    await dig.waitFor();
  });
});

it('edits a task before the eyes of others, and tells what was done to it', async () => {
  const id = await project('Obra con panel de dos');
  await inBrowser('task-panel-two', { people: 2 }, async (ana, luis) => {
    const at = `/gantt?project=${id}&task=cavar`;
    await Promise.all([signIn(ana!, 'admin', at), signIn(luis!, 'root', at)]);
    const mine = panelOf(ana!, 'Excavar zanjas');
    const theirs = panelOf(luis!, 'Excavar zanjas');
    await Promise.all([mine.waitFor(), theirs.waitFor()]);

    await field(theirs, 'Detalle').fill('Con máquina');
    await field(mine, 'Comentarios').fill('Falta el permiso');
    await field(mine, 'Nombre').fill('Excavar a mano');
    await field(mine, 'Nombre').press('Enter');
    const renamed = panelOf(luis!, 'Excavar a mano');
    await eventually(async () => (await field(renamed, 'Comentarios').inputValue()) === 'Falta el permiso');
    expect(await field(renamed, 'Detalle').inputValue()).toBe('Con máquina');
    await new GanttPage(ana!).row('Excavar a mano').waitFor();

    // What was typed here is done when its field is left, and comes on top of the list: not under the click.
    await field(renamed, 'Detalle').blur();
    const changes = renamed.getByRole('list', { name: 'Últimos cambios' });
    const edits = changes.getByRole('button', { name: 'Datos de una tarea' });
    await eventually(async () => (await edits.count()) === 2);
    await edits.last().click();
    const entry = luis!.getByRole('dialog');
    await entry.getByRole('row', { name: /Nombre Excavar zanjas Excavar a mano/ }).waitFor();
    await entry.getByRole('button', { name: 'Cerrar' }).click();

    await ana!.keyboard.press('Escape');
    await new GanttPage(ana!).onSelection('Eliminar');
    await renamed.waitFor({ state: 'detached' });
    await luis!
      .getByText(/eliminó «Excavar a mano»|Excavar a mano/)
      .first()
      .waitFor();
  });
});

it('ties a task, bounds its dates and keeps its files', async () => {
  const id = await project('Obra con panel que edita');
  await inBrowser('task-panel-edits', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', `/gantt?project=${id}&task=verter`);
    const panel = panelOf(page!, 'Verter radier');

    await panel.getByRole('button', { name: 'Agregar sucesora' }).click();
    const adding = page!.getByRole('dialog', { name: 'Agregar sucesora' });
    await adding.getByRole('combobox', { name: 'Tarea' }).fill('cavar');
    await page!.getByRole('option', { name: '1 Excavar zanjas' }).click();
    await adding.getByRole('button', { name: 'Vincular' }).click();
    await adding.getByText(/referencia circular/).waitFor();
    await page!.keyboard.press('Escape');
    await page!.getByRole('button', { name: 'Salir sin guardar' }).click();

    await panel.getByRole('button', { name: 'Vínculo con 1 Excavar zanjas: FC' }).click();
    const tie = page!.getByRole('dialog', { name: 'Vínculo' });
    await tie.getByLabel('Desfase').fill('3');
    await tie.getByRole('button', { name: 'Guardar' }).click();
    await panel.getByRole('button', { name: 'Vínculo con 1 Excavar zanjas: FC+3' }).waitFor();

    await panel.getByRole('combobox', { name: 'Delimitación' }).click();
    await page!.getByRole('option', { name: 'No comenzar antes del' }).click();
    await field(panel, 'Fecha de la delimitación').waitFor();

    const attached = panel.getByRole('list', { name: 'Archivos' });
    const drawing = { name: 'plano radier.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plano') };
    await panel.locator('input[type=file][accept*=dwg]').setInputFiles(drawing);
    const coming = page!.waitForEvent('download');
    await attached.getByRole('button', { name: 'plano radier.pdf', exact: true }).click();
    expect((await coming).suggestedFilename()).toBe('plano radier.pdf');
    // The history has it where it belongs, among the changes.
    const changes = panel.getByRole('list', { name: 'Últimos cambios' });
    await eventually(async () => /^Archivo: plano radier\.pdf/.test(await changes.innerText()));
    await panel.locator('input[type=file][accept*=image]').setInputFiles({
      ...{ name: 'radier.png', mimeType: 'image/png' },
      buffer: Buffer.from(PIXEL, 'base64'),
    });
    // Sent: until then it may still move among the changes, and a click miss it.
    await changes
      .getByRole('group', { name: 'Foto' })
      .getByRole('button', { name: /^Foto de/ })
      .click();
    await page!.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    await attached.getByRole('button', { name: 'Quitar plano radier.pdf' }).click();
    await page!.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await panel.getByText('Todavía no hay archivos').waitFor();
    await eventually(async () => !(await changes.innerText()).includes('plano radier'));
  });
});

it('is a page of its own on a phone, to read for who looks on', () =>
  inBrowser('task-panel-phone', { people: 1 }, async (page) => {
    await page!.setViewportSize({ width: 390, height: 844 });
    await signIn(page!, 'visita', `/restrictions?project=${DEMO_PROJECT.id}`);
    await page!.goto(`/restrictionsmanager?project=${DEMO_PROJECT.id}`);
    await page!.locator('.grid-body [data-field=name]').getByRole('link').first().click();
    const sheet = page!.getByRole('dialog', { name: /^Tarea / });
    await sheet.getByText('Miras este proyecto').waitFor();
    expect((await boxOf(sheet)).width).toBe(390);
    expect(await sheet.getByRole('textbox').count()).toBe(0);
    await sheet.getByRole('button', { name: 'Volver' }).click();
    await sheet.waitFor({ state: 'detached' });
  }));
