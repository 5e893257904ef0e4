import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { CauseDialog } from './pages/cause-dialog';
import { DEMO_PROJECT } from './people';

const row = (page: Page, task: string) => page.locator('.grid-body [role=row]').filter({ hasText: task });
const cell = (page: Page, task: string, column: string) => row(page, task).locator(`[data-field=${column}]`);
const reads = (page: Page, task: string, column: string, words: string) =>
  cell(page, task, column).getByText(words, { exact: true }).waitFor();

it('promises, reports, says why and takes out, each step one undo', async () => {
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 2 } }) as const;
  const project = await plannedProject(await logIn('admin'), 'La semana en la tabla', [
    task('cavar', 'Excavar zanjas'),
    task('verter', 'Verter radier'),
    task('pintar', 'Pintar cielo'),
    task('alzar', 'Alzar muros'),
    { type: 'ANALYSE_TASKS', payload: { taskIds: ['cavar', 'verter', 'pintar'], analysed: true } },
    {
      type: 'NEW_RESTRICTION',
      payload: {
        ...{ taskIds: ['alzar'], family: 'Materiales', type: 1, detail: 'Bloques en obra', comments: '' },
        ...{ responsible: null, commited: null, required: '2026-11-16' },
      },
    },
  ]);
  await inBrowser('progress-manager', { people: 1 }, async (tab) => {
    const page = tab!;
    const heard = page.getByRole('alert');
    const says = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'admin', `/progressManager?project=${project}`);
    await says('Nada comprometido todavía · PPC pendiente');

    await cell(page, 'Excavar', 'commitment').click();
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    await reads(page, 'Excavar', 'commitment', '80 %');
    await page.evaluate(() => navigator.clipboard.writeText('100\n60'));
    await page.keyboard.press('Control+v');
    await reads(page, 'Pintar', 'commitment', '60 %');
    await says('0 de 3 compromisos cumplidos · PPC pendiente');

    await page.getByRole('checkbox', { name: 'Marcar todas las filas' }).check();
    await page.getByRole('button', { name: 'Como se comprometió' }).click();
    await heard.getByText('3 tareas cambiadas').waitFor();
    await says('3 de 3 compromisos cumplidos · PPC pendiente');
    await page.keyboard.press('Control+z');
    await says('0 de 3 compromisos cumplidos');

    // What is restricted is named and left as it is, the others are done.
    await page.getByRole('button', { name: '25 % más de avance' }).click();
    const refused = page.getByRole('dialog', { name: 'Una tarea quedó como estaba' });
    await refused.getByText('«Alzar muros» tiene restricciones sin liberar').waitFor();
    await refused.getByRole('button', { name: 'Ver' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await refused.getByRole('button', { name: 'Cerrar' }).click();
    await refused.waitFor({ state: 'detached' });
    await reads(page, 'Excavar', 'progress', '+25 %');

    await row(page, 'Excavar').getByRole('button', { name: 'Indicar causa' }).click();
    const cause = {
      type: 'Falta de mano de obra',
      origin: 'Jefe de terreno',
      detail: 'Faltaron dos jornales',
    };
    await new CauseDialog(page).fill(cause);
    await reads(page, 'Excavar', 'causes', 'Falta de mano de obra: Faltaron dos jornales');

    await cell(page, 'Alzar', 'progress').click();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    const why = heard.filter({ hasText: '«Alzar muros» tiene restricciones sin liberar' });
    await why.getByRole('button', { name: 'Ver' }).waitFor();

    await page.getByRole('button', { name: 'Más', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sacar del corto plazo' }).click();
    const out = page.getByRole('dialog', { name: '¿Sacar 4 tareas del corto plazo?' });
    await out.getByText('vuelven a los del último cierre').waitFor();
    await out.getByRole('button', { name: 'Sacar' }).click();
    await page.getByText('Nada hay que hacer en este corto plazo').waitFor();
    await page.keyboard.press('Control+z');
    await reads(page, 'Excavar', 'causes', 'Falta de mano de obra: Faltaron dos jornales');
  });
});

it('is to read only for who may only look', () =>
  inBrowser('progress-manager-read', { people: 1 }, async (page) => {
    await signIn(page!, 'visita', `/progressManager?project=${DEMO_PROJECT.id}&scope=all`);
    await page!.locator('.grid-body [role=row]').first().waitFor();
    expect(await page!.getByRole('checkbox').count()).toBe(0);
    expect(await page!.getByRole('button', { name: /Indicar causa|Reprogramar|Nada le falta/ }).count()).toBe(
      0,
    );
  }));
