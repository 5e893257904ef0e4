import type { Page } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { logIn, refusal } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { eventually } from './eventually';
import { GanttPage } from './pages/gantt-page';
import { SettingsPage } from './pages/settings-page';

// Tests that run at the same time as others begin before any hook.
const admin = logIn('admin');

/** A project from Monday to Friday with two tasks of six and two days, made before anybody looks at it. */
async function projectWithTasks(name: string): Promise<string> {
  const { id } = await newProject(await admin, name);
  const { token } = await admin;
  const socket = await PlanSocket.joined(token, id);
  const does = async (type: string, payload: unknown) => {
    const { seq } = await planOf(await admin, id);
    const message = { id: randomUUID(), when: new Date().toISOString(), project: id, baseSeq: seq };
    const answer = await socket.say('doAction', {
      ...message,
      action: { type, payload },
      token,
    });
    if (answer.status !== 'OK') throw new Error(`${type} was refused: ${JSON.stringify(answer)}`);
  };
  await does('CREATE_TASK', { id: 'cavar', text: 'Excavar zanja' });
  await does('CREATE_TASK', { id: 'verter', text: 'Verter hormigón' });
  await does('MOVE_TASK', { id: 'cavar', start: '2026-11-16', duration: 6 });
  await does('MOVE_TASK', { id: 'verter', start: '2026-11-16', duration: 2 });
  socket.close();
  return id;
}

async function settingsOf(page: Page, id: string, section: string, heading: string): Promise<SettingsPage> {
  await signIn(page, 'admin', `/settings?project=${id}&section=${section}`);
  const settings = new SettingsPage(page);
  await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor();
  return settings;
}

/** The plan as the server has it, once it is so. */
const planWhen = (id: string, isSo: (plan: Awaited<ReturnType<typeof planOf>>['plan']) => boolean) =>
  eventually(async () => {
    const { plan } = await planOf(await admin, id);
    return isSo(plan) ? plan : null;
  });

describe('the settings of a project', () => {
  it.concurrent('move the bars of the Gantt with the working days, and back', () =>
    inBrowser('settings-calendar', { people: 1 }, async (page) => {
      const id = await projectWithTasks('Calendario nuevo');
      const settings = await settingsOf(page!, id, 'schedule', 'Configuración del programa');
      await page!.getByRole('radio', { name: 'Toda la semana' }).check();
      await settings.save('Cambios guardados: se movió 1 tarea');
      await page!.getByRole('link', { name: 'Gantt' }).click();
      const gantt = new GanttPage(page!);
      await gantt.ready();
      // Six days from Monday end on Saturday when Saturdays are worked.
      expect(await gantt.cells('Excavar zanja', 'start', 'end', 'days')).toEqual([
        '16/11/2026',
        '21/11/2026',
        expect.stringMatching(/^6/),
      ]);
      await page!.keyboard.press('Control+z');
      await eventually(async () => (await gantt.cells('Excavar zanja', 'end'))[0] === '23/11/2026');
      await planWhen(id, ({ settings: { workingDays } }) => workingDays === '0111110');
    }),
  );

  it.concurrent('give tasks amounts of a resource that then weigh them', () =>
    inBrowser('settings-weights', { people: 1 }, async (page) => {
      const id = await projectWithTasks('Pesos por recurso');
      const settings = await settingsOf(page!, id, 'resources', 'Recursos');
      await settings.field('Nuevo recurso').fill('Hormigón m³');
      await settings.button('Agregar').click();
      await settings.field('Cantidad de Excavar zanja').fill('30');
      await settings.field('Cantidad de Verter hormigón').fill('90');
      await settings.save();
      await page!.getByRole('link', { name: 'Pesos de las tareas' }).click();
      await page!.getByRole('radio', { name: /^Un recurso común/ }).check();
      await eventually(async () => (await settings.row('Excavar zanja')).at(-1) === '25,00 %');
      expect((await settings.row('Verter hormigón')).at(-1)).toBe('75,00 %');
      expect((await settings.row('Total')).at(-1)).toBe('100,00 %');
      await page!.getByRole('link', { name: 'Recursos', exact: true }).click();
      await settings.button('Eliminar Hormigón m³').click();
      await settings.said('El recurso Hormigón m³ está en uso en algunas tareas');
    }),
  );

  it.concurrent('take weights of their own up to 100 and survive a reload', () =>
    inBrowser('settings-own-weights', { people: 1 }, async (page) => {
      const id = await projectWithTasks('Obra con pesos propios');
      const settings = await settingsOf(page!, id, 'weights', 'Pesos de las tareas');
      await settings.field('Peso propio de Excavar zanja').fill('60');
      await settings.field('Peso propio de Excavar zanja').press('Enter');
      // Enter went to the row below.
      await page!.keyboard.type('41');
      await page!.getByText('Los pesos suman más de 100 %').waitFor();
      expect(await settings.button('Guardar cambios').isDisabled()).toBe(true);
      await settings.field('Peso propio de Verter hormigón').fill('15');
      await settings.save();
      await planWhen(id, ({ tasks }) => tasks.map(({ weight }) => weight).join() === '60,15');
      await page!.reload();
      await eventually(
        async () => (await settings.field('Peso propio de Verter hormigón').inputValue()) === '15',
      );
    }),
  );

  it.concurrent('put the rhythm in order by keyboard and tasks into it', () =>
    inBrowser('settings-rhythm', { people: 1 }, async (page) => {
      const id = await projectWithTasks('Ritmo de pisos');
      const settings = await settingsOf(page!, id, 'rhythm', 'Ritmo');
      const units = page!.getByRole('group', { name: 'Unidades' });
      for (const [place, name] of ['Piso 1', 'Piso 2', 'Piso 3'].entries()) {
        await settings.button('Agregar unidad').click();
        await units.getByLabel('Nombre').nth(place).fill(name);
      }
      await settings.button('Agregar categoría').click();
      await page!.getByRole('group', { name: 'Categorías' }).getByLabel('Nombre').fill('Moldaje');
      await settings.save();
      await units.getByRole('button', { name: 'Mover Piso 3, lugar 3' }).focus();
      await page!.keyboard.press('Space');
      await page!.getByText('Piso 3: tomada, lugar 3 de 3').waitFor({ state: 'attached' });
      await page!.keyboard.press('ArrowUp');
      await page!.getByText('Piso 3 sobre el lugar 2 de 3').waitFor({ state: 'attached' });
      await page!.keyboard.press('Space');
      await units.getByRole('button', { name: 'Mover Piso 3, lugar 2' }).waitFor();
      await settings.save();
      await page!.getByRole('checkbox', { name: 'Marcar Verter hormigón' }).check();
      await settings.choose('Unidad', 'Piso 3');
      await settings.choose('Categoría', 'Moldaje');
      await settings.button('Asignar 1 tarea').click();
      const plan = await planWhen(id, ({ rhythmPlaces }) => rhythmPlaces.length === 1);
      const ordered = [...plan.rhythmUnits].sort((a, b) => a.order - b.order);
      expect(ordered.map(({ name }) => name)).toEqual(['Piso 1', 'Piso 3', 'Piso 2']);
      expect(plan.rhythmPlaces[0]).toMatchObject({ id: 'verter', unit: ordered[1]!.id });
      await page!.getByRole('link', { name: 'Ver la línea de balance' }).click();
      await page!.getByText(/^Sin choques/).waitFor();
      await page!.getByRole('row', { name: /Moldaje.*Piso 3/ }).waitFor();
    }),
  );

  it.concurrent('save where the site is and keep typed work from being lost', () =>
    inBrowser('settings-location', { people: 1 }, async (page) => {
      const { id } = await newProject(await admin, 'Obra en Santiago');
      const settings = await settingsOf(page!, id, 'location', 'Ubicación');
      await page!.getByRole('combobox', { name: 'País' }).fill('Chil');
      await page!.getByRole('option', { name: 'Chile' }).click();
      await page!.getByRole('combobox', { name: 'Región' }).click();
      await page!.getByRole('option').first().click();
      await page!.getByRole('combobox', { name: 'Ciudad' }).fill('Faena Los Bronces');
      await page!.keyboard.press('Tab');
      await page!.getByRole('link', { name: 'Información general' }).click();
      await page!.getByRole('dialog', { name: 'Hay cambios sin guardar' }).waitFor();
      await settings.button('Seguir editando').click();
      await settings.save();
      const { body } = await (await admin).api.get(`/project/${id}/settings`);
      expect(body).toMatchObject({ location: { country: 'CL', city: 'Faena Los Bronces' } });
    }),
  );

  it.concurrent('delete the project for everybody, and a business admin brings it back', () =>
    inBrowser('settings-delete', { people: 1 }, async (page) => {
      const name = `Obra que se borra ${randomUUID().slice(0, 8)}`;
      const { id, businessId } = await newProject(await admin, name);
      const settings = await settingsOf(page!, id, 'delete', 'Eliminar proyecto');
      expect(await settings.button('Eliminar proyecto').isDisabled()).toBe(true);
      await settings.field('Nombre del proyecto').fill(name);
      await settings.button('Eliminar proyecto').click();
      await settings.said(`Se eliminó «${name}»`);
      expect(await page!.getByText('Ya no tienes acceso').count()).toBe(0);
      await page!.getByRole('heading', { level: 1, name: 'Proyectos' }).waitFor();
      await eventually(async () => (await page!.getByRole('link', { name }).count()) === 0);
      expect(refusal(await (await admin).api.get(`/project/${id}/settings`))).toMatch(/^404 /);
      await (await admin).api.post(`/business/${businessId}/deleted/project/${id}/restore`, {});
      await page!.reload();
      await page!.getByRole('link', { name }).first().waitFor();
    }),
  );

  it.concurrent('stay closed to who is no admin, who reads whom to ask', () =>
    inBrowser('settings-no-admin', { people: 1 }, async (page) => {
      const capataz = await logIn('capataz');
      const { id } = await newProject(await admin, 'Solo administradores', [capataz], ['responsible']);
      await signIn(page!, 'capataz', `/settings?project=${id}&section=delete`);
      await page!.getByText('No eres Administrador').waitFor();
      expect(await page!.getByRole('button', { name: 'Eliminar proyecto' }).count()).toBe(0);
    }),
  );
});
