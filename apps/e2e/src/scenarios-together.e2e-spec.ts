import type { Scenario } from '@plomada/contracts';
import { scenarioOfPlan } from '@plomada/domain';
import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { planOf } from './api/plan-log';
import { tryingSite } from './api/trying-site';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';
import { GanttPage } from './pages/gantt-page';
import type { Person } from './people';

/** What a browser says of a network that is not there, and of a plan that is not there any more. */
const EXPECTED = ['ERR_INTERNET_DISCONNECTED', 'WebSocket connection', '404'];

/** A project of two administrators with a scenario, made of its live plan as it is. */
async function tried(name: string): Promise<{ project: string; planId: string }> {
  const admin = await logIn('admin');
  const project = await tryingSite(admin, name, [await logIn('facilitadora')]);
  const { status, body } = await admin.api.post(`/project/${project}/scenarios`, { name: 'Acelerar' });
  if (status !== 200) throw new Error(`scenario not made: ${JSON.stringify(body)}`);
  return { project, planId: (body as Scenario).planId };
}

async function open(page: Page, person: Person, planId: string): Promise<GanttPage> {
  await signIn(page, person, `/gantt?project=${planId}`);
  const gantt = new GanttPage(page);
  await gantt.ready();
  return gantt;
}

const card = (page: Page, name = 'Acelerar') => page.getByRole('article', { name });

describe('a scenario and several people', () => {
  it.concurrent('shows each what the other tries, with who is where, and keeps it out of the live plan', () =>
    inBrowser('scenario-two', { people: 2 }, async (here, there) => {
      const { project, planId } = await tried('Torre de dos');
      const mine = await open(here!, 'admin', planId);
      const theirs = await open(there!, 'facilitadora', planId);
      await Promise.all([mine.type('Muro', 'days', '7'), theirs.type('Entrega', 'text', 'Entrega final')]);
      for (const screen of [mine, theirs]) {
        await screen.row('Entrega final').waitFor();
        await eventually(async () => (await screen.cells('Muro', 'days'))[0]?.startsWith('7'));
      }
      await theirs.select('Losa');
      await mine.row('Losa').getByRole('img', { name: 'Carolina Muñoz Vidal está en esta tarea' }).waitFor();
      const facilitator = await logIn('facilitadora');
      const durations = async (id: string) =>
        (await planOf(facilitator, id)).plan.tasks.map(({ duration }) => duration);
      await eventually(async () => (await durations(planId))[0] === 7);
      expect(await durations(project)).toEqual([5, 5, 0]);
    }),
  );

  it.concurrent(
    'stands in the list and in the comparison as it is, whoever changes it or the live plan',
    () =>
      inBrowser('scenario-news', { people: 2, expected: EXPECTED }, async (here, there) => {
        const { project, planId } = await tried('Torre con novedades');
        await signIn(here!, 'admin', `/scenarios?project=${project}`);
        await card(here!).getByText('Termina igual que el plan vigente').waitFor();
        const theirs = await open(there!, 'facilitadora', planId);
        await theirs.type('Losa', 'days', '8');
        await card(here!).getByText('3 días hábiles más tarde').waitFor();
        await card(here!)
          .getByText(/Último cambio de Carolina Muñoz Vidal/)
          .waitFor();
        await here!.goto(`/compare?project=${project}&scenario=${scenarioOfPlan(planId)}`);
        await here!.getByText('3 días hábiles más tarde').first().waitFor();
        await theirs.type('Losa', 'days', '10');
        await here!.getByText('5 días hábiles más tarde').first().waitFor();
        await there!.goto(`/gantt?project=${project}`);
        const live = new GanttPage(there!);
        await live.ready();
        await live.type('Losa', 'days', '12');
        await here!.getByText('2 días hábiles antes').first().waitFor();

        await here!.goto(`/scenarios?project=${project}`);
        await card(here!).getByText('2 días hábiles antes').waitFor();
        await there!.goto(`/scenarios?project=${project}`);
        await there!.getByRole('button', { name: 'Crear escenario' }).click();
        const dialog = there!.getByRole('dialog', { name: 'Nuevo escenario' });
        await dialog.getByRole('textbox', { name: 'Nombre del escenario' }).fill('Otro turno');
        await dialog.getByRole('button', { name: 'Crear escenario' }).click();
        await card(here!, 'Otro turno').waitFor();
        await card(there!)
          .getByRole('button', { name: /^Descartar/ })
          .click();
        await here!.goto(`/compare?project=${project}&scenario=${scenarioOfPlan(planId)}`);
        await here!.getByRole('heading', { name: 'Tareas que difieren' }).waitFor();
        await there!.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
        await here!.getByText('Este escenario fue descartado').waitFor();
        await here!.getByRole('link', { name: 'Volver' }).click();
        await card(here!, 'Otro turno').waitFor();
        expect(await card(here!).count()).toBe(0);
      }),
  );

  it.concurrent(
    'leads who has it open to the live plan when another discards it, and tells what was not sent',
    () =>
      inBrowser(
        'scenario-discarded',
        { people: 2, shellWorker: true, expected: EXPECTED },
        async (here, there) => {
          const { project, planId } = await tried('Torre descartada');
          await open(here!, 'admin', planId);
          const away = await open(there!, 'facilitadora', planId);
          await goOffline(there!);
          await away.type('Losa', 'text', 'Losa de doble turno');
          const admin = await logIn('admin');
          const address = `/project/${project}/scenarios/${scenarioOfPlan(planId)}`;
          expect((await admin.api.send(address, 'DELETE', {})).status).toBe(200);
          await here!
            .getByRole('heading', { name: 'Rodrigo Fuentes Araya descartó el escenario «Acelerar»' })
            .waitFor();
          expect(await here!.getByText(/no habían? llegado al servidor/).count()).toBe(0);
          expect(await findings(here!)).toEqual([]);
          await here!.getByRole('button', { name: 'Ir al plan vigente' }).click();
          await new GanttPage(here!).row('Losa').waitFor();

          await there!.context().setOffline(false);
          // Who did is known to whoever was told in time.
          await there!
            .getByRole('heading', { name: /descartado$|descartó el escenario «Acelerar»$/ })
            .waitFor();
          const unsent = there!.getByRole('group', { name: '1 cambio tuyo no había llegado al servidor' });
          await unsent.getByRole('listitem').getByText(/Losa/).waitFor();
          expect(await findings(there!)).toEqual([]);
          await there!.reload();
          await unsent.getByRole('listitem').waitFor();
          await there!.getByRole('button', { name: 'Ir al plan vigente' }).click();
          await new GanttPage(there!).row('Losa').waitFor();
          await there!.goto(`/gantt?project=${planId}`);
          await there!.getByRole('heading', { name: 'Este escenario fue descartado' }).waitFor();
          expect(await unsent.count()).toBe(0);
        },
      ),
  );
});
