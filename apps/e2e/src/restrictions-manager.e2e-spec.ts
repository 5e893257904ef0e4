import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { plannedProject } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { DEMO_PROJECT } from './people';

const rowOf = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
const firstPeriod = (page: Page) => page.locator('.grid-banner').first();

it('makes the coming work ready without leaving the screen, each step one undo', async () => {
  const task = (id: string, text: string) =>
    ({ type: 'CREATE_TASK', payload: { id, text, parent: null, duration: 2 } }) as const;
  const project = await plannedProject(await logIn('admin'), 'Obra por preparar', [
    task('cavar', 'Excavar zanjas'),
    task('verter', 'Verter radier'),
    task('pintar', 'Pintar cielo'),
  ]);
  await inBrowser('restrictions-manager', { people: 1 }, async (page) => {
    await signIn(page!, 'admin', `/restrictionsmanager?project=${project}`);
    const says = (words: string) => firstPeriod(page!).getByText(words).waitFor();
    await says('0 de 3 listas (0 %)');

    await page!.getByRole('button', { name: 'Nada le falta a «Excavar zanjas»' }).click();
    await says('1 de 3 listas (33 %)');
    await rowOf(page!, /Excavar/)
      .getByText('Lista')
      .waitFor();
    await page!.keyboard.press('Control+z');
    await says('0 de 3 listas (0 %)');

    for (const name of ['Excavar zanjas', 'Verter radier', 'Pintar cielo'])
      await page!.getByRole('checkbox', { name }).check();
    await page!.getByRole('button', { name: 'Nada les falta' }).click();
    await says('3 de 3 listas (100 %)');

    await page!.getByRole('button', { name: 'Nueva restricción de «Pintar cielo»' }).click();
    const dialog = page!.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Andamio certificado');
    await dialog.getByRole('combobox', { name: 'Familia' }).fill('Seguridad y prevención');
    await dialog.getByRole('textbox', { name: 'Requerida' }).fill('20/11/2026');
    await dialog.getByRole('textbox', { name: 'Requerida' }).press('Enter');
    await says('2 de 3 listas (67 %)');
    // Nobody answers for it: its task stands first now.
    const first = page!
      .getByRole('row')
      .filter({ has: page!.getByRole('gridcell') })
      .nth(1);
    await first.getByText('Restringida').waitFor();
    await first.getByText('1 sin liberar · 1 sin responsable · 1 sin compromiso').waitFor();

    await page!.getByText('1 restricción no se liberará a tiempo').waitFor();
    await page!.getByRole('link', { name: 'Verlas' }).click();
    await page!.getByRole('heading', { name: 'Restricciones' }).waitFor();
    await page!.getByRole('row').filter({ hasText: 'Andamio certificado' }).waitFor();
    await page!.goBack();
    await page!.getByRole('button', { name: 'Andamio certificado' }).click();
    await dialog.getByRole('button', { name: 'Quitar' }).click();
    const asked = page!.getByRole('dialog', { name: '¿Quitar 1 restricción?' });
    await asked.getByRole('button', { name: 'Quitar' }).click();
    await says('3 de 3 listas (100 %)');

    await page!.getByRole('link', { name: /Verter radier/ }).click();
    const panel = page!.getByRole('complementary', { name: 'Tarea Verter radier' });
    await panel.getByRole('button', { name: 'Ver en el Gantt' }).click();
    await page!.locator('.gantt_row.plan-row-selected').getByText('Verter radier').waitFor();
  });
});

it('is read whole on a phone, what is lacking and how it stands', async () => {
  const lacking = 'Contrato de la partida firmado por las dos partes';
  const project = await plannedProject(await logIn('admin'), 'Obra en el bolsillo', [
    { type: 'CREATE_TASK', payload: { id: 'alzar', text: 'Alzar muros', parent: null, duration: 2 } },
    {
      type: 'NEW_RESTRICTION',
      payload: {
        ...{ taskIds: ['alzar'], family: 'Contratos', type: 1, detail: lacking, comments: '' },
        ...{ responsible: null, commited: null, required: '2020-01-02' },
      },
    },
  ]);
  await inBrowser('restrictions-manager-phone', { people: 1 }, async (page) => {
    await page!.setViewportSize({ width: 390, height: 844 });
    await signIn(page!, 'admin', `/restrictionsmanager?project=${project}`);
    const name = page!.getByRole('gridcell').getByRole('button', { name: lacking });
    await name.waitFor();
    expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    const { x, width } = (await page!.getByRole('gridcell').getByText('Restringida').boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(374);
  });
});

it('is to read only for who may only look', () =>
  inBrowser('restrictions-manager-read', { people: 1 }, async (page) => {
    await signIn(page!, 'visita', `/restrictionsmanager?project=${DEMO_PROJECT.id}`);
    await firstPeriod(page!).waitFor();
    expect(await page!.getByRole('checkbox').count()).toBe(0);
    expect(await page!.getByRole('button', { name: /Nada le falta|Nueva restricción/ }).count()).toBe(0);
    await page!.getByRole('button', { name: 'Cerrar' }).first().click();
    await eventually(async () => (await page!.getByRole('treegrid').getByRole('row').count()) > 1);
  }));
