import type { PlanAction } from '@plomada/domain';
import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { change, plannedProject } from './api/planned-project';
import { planOf } from './api/plan-log';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { DEMO_PROJECT } from './people';

/** A week of two tasks, each of one of two people, both promised whole. */
async function week(): Promise<string> {
  const admin = await logIn('admin');
  const responsibles = ['Ana', 'Bruno'].map((firstName) => ({
    ...{ userId: null, firstName, lastName: 'Soto', email: '', company: 'Muros SpA', function: '' },
    ...{ role: 'user', isActive: true },
  })) as Extract<PlanAction, { type: 'ADD_RESPONSIBLES' }>['payload']['responsibles'];
  const ids = ['t1', 't2'];
  const project = await plannedProject(admin, 'Actas de la reunión', [
    { type: 'ADD_RESPONSIBLES', payload: { responsibles } },
    ...ids.map((id): PlanAction => {
      return { type: 'CREATE_TASK', payload: { id, text: `Muro ${id}`, parent: null, duration: 10 } };
    }),
    { type: 'ANALYSE_TASKS', payload: { taskIds: ids, analysed: true } },
  ]);
  const { plan } = await planOf(admin, project);
  const people = plan.responsibles.filter(({ lastName }) => lastName === 'Soto').map(({ id }) => id);
  await change(admin, project, [
    ...people.map((person, at): PlanAction => {
      const taskIds = [ids[at]!];
      return { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles: [person], mode: 'set' } };
    }),
    ...ids.map((taskId): PlanAction => ({ type: 'SET_COMMITMENT', payload: { taskId, commitment: 0.25 } })),
    ...ids.map((taskId): PlanAction => ({ type: 'SET_PROGRESS', payload: { taskId, progress: 0.25 } })),
  ]);
  return project;
}

/** What a page says of a cut, and of a save that came too late. */
const CUT = [/no answer/, /websocket/i, /ERR_INTERNET_DISCONNECTED/, 'answer 409'];

const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Guardada por' }).waitFor();
const said = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).waitFor();
const note = async (page: Page, text: string) => {
  await keys(page, 'n');
  await page.locator('input:focus').waitFor();
  await page.keyboard.type(text);
  await keys(page, 'Enter', 'Escape');
  await said(page, text);
};

it('are written by two, with and without a network, and are found by whoever comes later', async () => {
  const project = await week();
  await inBrowser('meeting-minutes', { people: 2, shellWorker: true, expected: CUT }, async (ana, eva) => {
    const [first, second] = [ana!, eva!];
    for (const [page, who] of [
      [first, 'admin'],
      [second, 'root'],
    ] as const) {
      await signIn(page, who, `/progressManager?project=${project}`);
      await page.getByRole('button', { name: 'Reunión' }).click();
      await page.locator('li[aria-current=true]').waitFor();
      await keys(page, 'd');
      await page.getByRole('list', { name: 'Asistencia' }).waitFor();
    }

    // Everybody of the project is asked for, by keys: one is there, one is not, and somebody came with her.
    const present = (page: Page, who: string, word: string) =>
      page.getByRole('group', { name: who }).getByRole('button', { name: word, pressed: true }).waitFor();
    await keys(first, 'ArrowDown', '1', 'ArrowDown', '0');
    await present(first, 'Ana Soto', 'Presente');
    await present(first, 'Bruno Soto', 'Ausente');
    await keys(first, 'v');
    await first.keyboard.type('Rosa Díaz');
    await keys(first, 'Tab');
    await first.keyboard.type('Bombas del Sur');
    await keys(first, 'Enter', 'Escape');
    await present(first, 'Rosa Díaz', 'Presente');
    await note(first, 'Traer otra bomba');
    await saved(first);

    await present(second, 'Ana Soto', 'Presente');
    await present(second, 'Rosa Díaz', 'Presente');
    await said(second, 'Traer otra bomba');
    await note(second, 'Arrendar la grúa');
    await said(first, 'Arrendar la grúa');

    await goOffline(first);
    await note(first, 'Escrito sin red');
    await first.getByText('Sin conexión: queda en este navegador y se guarda al volver.').waitFor();
    await note(second, 'Escrito a la vez');
    await saved(second);
    await first.context().setOffline(false);
    await said(first, 'Escrito a la vez');
    await first.getByText(/guardó el acta al mismo tiempo/).waitFor();
    await said(second, 'Escrito sin red');
    await saved(first);
    expect(await findings(first)).toEqual([]);

    await keys(first, 'x');
    const close = first.getByRole('dialog', { name: /corto plazo 1/i });
    await close.getByText(/^Todo está listo para cerrar/).waitFor();
    await keys(first, 'Tab', 'Enter');
    await close.getByRole('button', { name: 'Continuar al nuevo corto plazo' }).waitFor();
    await keys(first, 'Enter');
    await close.waitFor({ state: 'detached' });
    await first.getByRole('list', { name: 'Compromisos del corto plazo' }).waitFor();
    await keys(first, '5', 'd');
    await keys(first, 'e');
    await first.getByRole('button', { name: 'Nueva reunión' }).click();

    // The next meeting begins with what this one decided.
    await first.getByRole('heading', { name: 'Decisiones de reuniones anteriores' }).waitFor();
    await keys(first, 'ArrowDown', '1', 'ArrowDown', '0');
    await first.getByText('2 de 4 respondidas').waitFor();
    expect(await findings(first)).toEqual([]);
    await keys(first, 'd');
    await saved(first);

    await second.goto(`/reports?project=${project}`);
    await second.getByRole('link', { name: 'Actas' }).click();
    await second.getByRole('link', { name: /^Corto plazo 1, reunión del/ }).click();
    await second.getByText('Asistieron: Ana Soto, Rosa Díaz (Bombas del Sur)').waitFor();
    await second.getByText('No asistieron: Bruno Soto').waitFor();
    await second.reload();
    await said(second, 'Traer otra bomba');
    const paper = second.waitForEvent('download');
    await second.getByRole('button', { name: 'Bajar el PDF' }).click();
    expect((await paper).suggestedFilename()).toMatch(/^Acta_.*\.pdf$/);
    await second.goto(`/minutes?project=${project}&term=2`);
    await second
      .getByRole('listitem')
      .filter({ hasText: 'Traer otra bomba' })
      .getByText(/^Hecha/)
      .waitFor();
    await second
      .getByRole('listitem')
      .filter({ hasText: 'Arrendar la grúa' })
      .getByText(/^No hecha/)
      .waitFor();
    expect(await findings(second)).toEqual([]);
  });
});

it('say plainly where there are none', () =>
  inBrowser('meeting-minutes-none', { people: 1 }, async (page) => {
    await signIn(page!, 'visita', `/minutes?project=${DEMO_PROJECT.id}&term=99`);
    await page!.getByText('El proyecto no tiene ese corto plazo').waitFor();
    await page!.getByRole('link', { name: 'Todas las actas' }).click();
    await page!.getByRole('heading', { name: 'Actas' }).waitFor();
    expect(await findings(page!)).toEqual([]);
  }));
