import type { Locator, Page } from 'playwright-core';
import { logIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { change } from './api/planned-project';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { GanttPage } from './pages/gantt-page';
import { PEOPLE } from './people';

const LACKS = 'Acero sin llegar';
const FOUND = 'Grúa sin certificado';
/** What a browser says of a network that is not there. */
const NO_NETWORK = ['ERR_INTERNET_DISCONNECTED', 'WebSocket connection'];
/** What it says of an acceptance that is refused since the same has changed. */
const CHANGED = 'answer 409: ';

/** A project whose foreman proposes: one task of his is promised, another lacks something. */
async function siteThatProposes(): Promise<string> {
  const [admin, foreman] = await Promise.all([logIn('admin'), logIn('capataz')]);
  const { id } = await newProject(admin, 'Torre que propone', [foreman], ['responsible']);
  const { responsibles } = (await planOf(admin, id)).plan;
  const own = responsibles.find(({ userId }) => userId === foreman.user.id)!.id;
  const taskIds = ['muro', 'losa'];
  await change(admin, id, [
    { type: 'CREATE_TASK', payload: { id: 'muro', text: 'Muro', parent: null, duration: 3 } },
    { type: 'CREATE_TASK', payload: { id: 'losa', text: 'Losa', parent: null, duration: 3 } },
    { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles: [own] } },
    { type: 'ANALYSE_TASKS', payload: { taskIds, analysed: true } },
    { type: 'SET_COMMITMENT', payload: { taskId: 'muro', commitment: 1 } },
    {
      type: 'NEW_RESTRICTION',
      payload: {
        ...{ taskIds: ['losa'], family: 'Materiales', type: 1, detail: LACKS, comments: '' },
        ...{ responsible: own, commited: null, required: '2036-06-30' },
      },
    },
    { type: 'UPDATE_SETTINGS', payload: { responsiblesPropose: true } },
  ]);
  return id;
}

const sent = (page: Page) => page.getByText('espera a que un administrador la acepte').waitFor();
const card = (page: Page, name: string): Locator => page.locator('[data-proposal]').filter({ hasText: name });

async function proposeRelease(page: Page, project: string): Promise<void> {
  await signIn(page, 'capataz', `/restrictionsKanban?project=${project}`);
  await page.locator('[data-card]').filter({ hasText: LACKS }).click();
  const dialog = page.getByRole('dialog');
  // What is not proposed is not offered, and the dialog says why.
  await dialog.getByText('los responsables proponen').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Descripción' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('radio', { name: 'En proceso' }).isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'Liberada' }).check();
  await dialog.getByRole('button', { name: 'Proponer' }).click();
  await sent(page);
}

async function proposeRestriction(page: Page, project: string): Promise<void> {
  await page.goto(`/restrictions?project=${project}`);
  await page.getByRole('button', { name: 'Proponer restricción' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Descripción' }).fill(FOUND);
  await dialog.getByRole('combobox', { name: 'Tareas' }).fill('Losa');
  await page.getByRole('option', { name: /Losa/ }).click();
  await page.keyboard.press('Tab');
  await dialog.getByRole('combobox', { name: 'Familia' }).fill('Maquinaria y equipos');
  await dialog.getByRole('textbox', { name: 'Requerida' }).fill('30/06/2036');
  await goOffline(page);
  await page.getByText('Sin conexión a internet').waitFor();
  await dialog.getByRole('button', { name: 'Proponer' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Guardada en este equipo').waitFor();
  await page.context().setOffline(false);
  await sent(page);
}

async function proposeProgress(page: Page, project: string): Promise<void> {
  await page.goto(`/gantt?project=${project}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  await gantt.chooseLevel('Corto plazo');
  await gantt.cell('Muro', 'progress').dblclick();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Avance bajo el compromiso' });
  await dialog.getByRole('combobox', { name: 'Tipo de causa' }).fill('Clima');
  await dialog.getByRole('combobox', { name: 'Origen' }).fill('Obra');
  await dialog.getByRole('textbox', { name: 'Detalle' }).fill('Llovió dos días');
  await dialog.getByRole('button', { name: 'Proponer con causa' }).click();
  await sent(page);
  expect(await gantt.cells('Muro', 'progress')).toEqual(['0%']);
}

it('lets a foreman propose and an administrator decide, who sees before what becomes of the plan', async () => {
  const project = await siteThatProposes();
  await inBrowser(
    'notifications',
    { people: 2, shellWorker: true, expected: [...NO_NETWORK, CHANGED] },
    async (desk, site) => {
      await signIn(desk!, 'admin', `/notifications?project=${project}`);
      await desk!.getByText('No hay notificaciones').waitFor();
      await proposeRelease(site!, project);
      await card(desk!, LACKS).waitFor();
      await proposeRestriction(site!, project);
      await proposeProgress(site!, project);

      await desk!.getByText('3 propuestas', { exact: true }).waitFor();
      await desk!.getByRole('heading', { name: PEOPLE.capataz.name }).waitFor();
      await desk!
        .getByRole('navigation')
        .getByText('3 propuestas por decidir')
        .waitFor({ state: 'attached' });
      const progress = card(desk!, 'Muro');
      expect(await progress.innerText()).toMatch(/0\s%.*→.*50\s%/s);
      expect(await progress.innerText()).toContain('Clima · Obra: Llovió dos días');

      // Somebody else records it meanwhile: that is overwritten by a second click only, which says so.
      const admin = await logIn('admin');
      await change(admin, project, [{ type: 'SET_PROGRESS', payload: { taskId: 'muro', progress: 0.2 } }]);
      await progress.getByText(/Cambió desde que se propuso: entonces 0/).waitFor();
      await progress.getByRole('button', { name: /^Aceptar/ }).click();
      await progress.getByRole('button', { name: /^Aceptar de todas formas/ }).click();
      await progress.waitFor({ state: 'detached' });
      await card(desk!, FOUND)
        .getByRole('button', { name: /^Rechazar/ })
        .click();
      const dialog = desk!.getByRole('dialog');
      await dialog.getByRole('textbox', { name: /Mensaje/ }).fill('Ya está certificada');
      await dialog.getByRole('button', { name: 'Rechazar' }).click();
      await card(desk!, FOUND).waitFor({ state: 'detached' });

      // The ground of the third moves: the restriction is removed.
      const [lacks] = (await planOf(admin, project)).plan.restrictions;
      await change(admin, project, [{ type: 'CLEAR_RESTRICTION', payload: { restrictionId: lacks!.id } }]);
      await desk!.getByText('Ya no se puede aceptar').waitFor();
      expect(await desk!.locator('[data-proposal]').getByRole('button').allInnerTexts()).toEqual([
        'Rechazar',
      ]);

      await site!.goto(`/notifications?project=${project}`);
      const notices = site!.getByRole('list', { name: 'Avisos' });
      await notices.getByText('aceptó el avance que propusiste de').waitFor();
      await notices.getByText('Ya está certificada').waitFor();
      await site!.getByRole('button', { name: /^Retirar/ }).click();
      await site!.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
      await site!.getByText('No tienes propuestas en espera').waitFor();
      await desk!.getByText('No hay notificaciones').waitFor();

      await desk!.goto(`/log_actions?project=${project}`);
      const both = `Propuesta de ${PEOPLE.capataz.name}, aceptada por ${PEOPLE.admin.name}`;
      await desk!.getByText(both).first().waitFor();
    },
  );
  const { tasks, restrictions } = (await planOf(await logIn('admin'), project)).plan;
  expect(tasks.find(({ id }) => id === 'muro')).toMatchObject({
    progress: 0.5,
    causes: [{ cncType: 'Clima', cncOrigin: 'Obra', detail: 'Llovió dos días' }],
  });
  expect(restrictions).toEqual([]);
});
