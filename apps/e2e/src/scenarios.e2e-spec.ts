import { projectOfPlan } from '@plomada/domain';
import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { planOf } from './api/plan-log';
import { tryingSite } from './api/trying-site';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';

const durationOf = async (project: string, id: string) =>
  (await planOf(await logIn('admin'), project)).plan.tasks.find((task) => task.id === id)?.duration;

/** The heads of the columns of which the page does not show all the words, or not within the table. */
const cutHeads = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const edge = grid.getBoundingClientRect().right;
    return [...grid.querySelectorAll('[role=columnheader]')].flatMap((head) => {
      const texts = [...head.querySelectorAll('*')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
      );
      const isCut = texts.length > 0 || head.getBoundingClientRect().right > edge + 1;
      return isCut ? [head.textContent] : [];
    });
  });

const card = (page: Page) => page.getByRole('article', { name: 'Losa más larga' });

it('tries something out in a scenario, compares it, adopts it and takes that back', async () => {
  const project = await tryingSite(await logIn('admin'), 'Torre con escenarios');
  await inBrowser('scenarios', { people: 1 }, async (window) => {
    const page = window!;
    await signIn(page, 'admin', `/gantt?project=${project}`);
    await page.getByRole('link', { name: 'Escenarios' }).click();
    await page.getByText('Todavía no hay escenarios').waitFor();
    await page.getByRole('button', { name: 'Crear escenario' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuevo escenario' });
    await dialog.getByRole('textbox', { name: 'Nombre del escenario' }).fill('Losa más larga');
    await dialog.getByRole('button', { name: 'Crear escenario' }).click();
    await card(page)
      .getByRole('link', { name: /^Abrir/ })
      .click();

    const banner = page.getByRole('region', { name: 'Escenario abierto' });
    await banner.getByText('Escenario «Losa más larga» de Torre con escenarios').waitFor();
    const planId = new URL(page.url()).searchParams.get('project')!;
    expect(projectOfPlan(planId)).toBe(project);
    expect(await page.getByRole('link', { name: 'Informes' }).count()).toBe(0);
    const gantt = new GanttPage(page);
    await gantt.ready();
    await gantt.type('Losa', 'days', '8');
    await eventually(async () => (await durationOf(planId, 'losa')) === 8);
    expect(await durationOf(project, 'losa')).toBe(5);

    await page.goto(`/reports?project=${planId}`);
    await page.getByRole('heading', { name: 'Esta página es del plan vigente' }).waitFor();
    await banner.getByRole('link', { name: 'Comparar' }).click();
    await page.getByRole('heading', { name: 'Comparación con el plan vigente' }).waitFor();
    await page.getByText('3 días hábiles más tarde').first().waitFor();
    const milestones = page.getByRole('region', { name: 'Hitos' });
    await milestones.getByRole('row', { name: /Entrega.*3 días hábiles más tarde/ }).waitFor();

    expect(await cutHeads(page)).toEqual([]);
    const changes = page.getByRole('gridcell').filter({
      has: page.getByRole('button', {
        name: /^Ver qué cambia en «Losa»: Término: .* → .* \(\+3 días hábiles\) · Duración: 5 → 8/,
      }),
    });
    expect((await changes.innerText()).trim()).toBe('Término +3 d · Duración +3 d');
    await changes.focus();
    await page.keyboard.press('Enter');
    const whole = page.getByRole('dialog', { name: 'Qué cambia en «Losa»' });
    await whole.getByRole('row', { name: 'Término 13/06/2036 18/06/2036 +3 días hábiles' }).waitFor();
    await page.keyboard.press('Escape');
    await whole.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Volver' }).click();
    await card(page).getByText('3 días hábiles más tarde').waitFor();
    await card(page)
      .getByRole('button', { name: /^Adoptar/ })
      .click();
    const adopting = page.getByRole('dialog', { name: 'Adoptar «Losa más larga»' });
    await adopting.getByText(/^Término: .*3 días hábiles más tarde/).waitFor();
    await adopting.getByRole('button', { name: 'Adoptar' }).click();
    await page.getByText('El plan vigente tiene ahora lo que se probó').waitFor();
    expect(await durationOf(project, 'losa')).toBe(8);
    await card(page).getByText('Adoptado por').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await eventually(async () => (await durationOf(project, 'losa')) === 5);
    expect(await durationOf(planId, 'losa')).toBe(8);
    await card(page).getByText('Adoptado por').waitFor({ state: 'detached' });

    await card(page)
      .getByRole('button', { name: /^Descartar/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await page.getByText('Todavía no hay escenarios').waitFor();
  });
});
