import type { Page } from 'playwright-core';
import { logIn } from './api/api';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { PlanSocket } from './api/plan-socket';
import { change } from './api/planned-project';
import { goOffline } from './browser/go-offline';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { inDays } from './days';
import { eventually } from './eventually';
import { PEOPLE } from './people';

const WHAT = 'Grúa certificada';
/** What a browser says of a network that is not there. */
const NO_NETWORK = ['ERR_INTERNET_DISCONNECTED', 'WebSocket connection'];

/** A project of an engineer in which the foreman answers for one task of two. */
async function siteOfTwo(): Promise<string> {
  const [admin, foreman] = await Promise.all([logIn('admin'), logIn('capataz')]);
  const { id } = await newProject(admin, 'Torre de dos', [foreman], ['responsible']);
  const { responsibles } = (await planOf(admin, id)).plan;
  const own = responsibles.find(({ userId }) => userId === foreman.user.id)!.id;
  await change(admin, id, [
    { type: 'CREATE_TASK', payload: { id: 'montar', text: 'Montar vigas', parent: null, duration: 3 } },
    { type: 'CREATE_TASK', payload: { id: 'pintar', text: 'Pintar vigas', parent: null, duration: 3 } },
    { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds: ['montar'], responsibles: [own] } },
  ]);
  return id;
}

const row = (page: Page) => page.locator('.grid-body [role=row]').filter({ hasText: WHAT });
const inColumn = (page: Page, column: string, words: string) =>
  eventually(async () =>
    (
      await row(page)
        .locator(`[data-field=${column}]`)
        .innerText()
        .catch(() => '')
    ).includes(words),
  );
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Restricción' });

it('lives from found to released between an engineer at a desk and a foreman whose phone has no network for an hour', async () => {
  const project = await siteOfTwo();
  await inBrowser(
    'restriction-life',
    { people: 2, shellWorker: true, expected: NO_NETWORK },
    async (desk, phone) => {
      await phone!.setViewportSize({ width: 390, height: 844 });
      await signIn(phone!, 'capataz', `/restrictionsKanban?project=${project}`);
      await phone!.getByText('Todavía no hay restricciones').waitFor();

      await signIn(desk!, 'admin', `/restrictions?project=${project}`);
      await desk!.getByRole('button', { name: 'Nueva restricción' }).first().click();
      const found = desk!.getByRole('dialog');
      await found.getByRole('textbox', { name: 'Descripción' }).fill(WHAT);
      await found.getByRole('combobox', { name: 'Tareas' }).fill('Montar');
      await desk!.getByRole('option', { name: /Montar/ }).click();
      await desk!.keyboard.press('Tab');
      await found.getByRole('combobox', { name: 'Familia' }).fill('Maquinaria y equipos');
      await found.getByRole('combobox', { name: 'Responsable' }).fill('Luis');
      await desk!.getByRole('option', { name: /Luis/ }).click();
      await found.getByRole('textbox', { name: 'Requerida' }).fill('30/06/2036');
      await found.getByRole('textbox', { name: 'Requerida' }).press('Enter');
      await inColumn(desk!, 'responsible', PEOPLE.capataz.name);

      // Without a network all of it goes on.
      const card = phone!.locator('[data-card]').filter({ hasText: WHAT });
      await card.waitFor();
      await goOffline(phone!);
      await card.click();
      await dialogOf(phone!).getByRole('radio', { name: 'En proceso' }).check();
      await dialogOf(phone!).getByRole('textbox', { name: 'Comentarios' }).fill('Viene el martes');
      await dialogOf(phone!).getByRole('button', { name: 'Guardar' }).click();
      await eventually(async () => (await card.getAttribute('aria-colindex')) === '2');

      // Meanwhile the engineer changes something else of it.
      await row(desk!).locator('[data-field=family]').click();
      await desk!.keyboard.type('Calidad');
      await desk!.keyboard.press('Enter');
      await inColumn(desk!, 'family', 'Calidad');
      await card.click();
      await dialogOf(phone!).getByRole('radio', { name: 'Liberada' }).check();
      await dialogOf(phone!).getByRole('button', { name: 'Guardar' }).click();
      await eventually(async () => Number(await card.getAttribute('aria-colindex')) > 3);

      await phone!.context().setOffline(false);
      await inColumn(desk!, 'state', 'Liberada');
      await eventually(async () => (await card.innerText()).includes('Calidad'));
    },
  );
  const { restrictions } = (await planOf(await logIn('admin'), project)).plan;
  expect(restrictions).toMatchObject([{ detail: WHAT, family: 'Calidad', comments: 'Viene el martes' }]);
  expect(restrictions[0]!.released).not.toBeNull();
});

it('is nothing that a responsible could touch on the work of others, past every screen', async () => {
  const project = await siteOfTwo();
  const [admin, { token }] = await Promise.all([logIn('admin'), logIn('capataz')]);
  const restriction = (taskIds: readonly string[], detail: string) =>
    ({
      type: 'NEW_RESTRICTION',
      payload: {
        taskIds,
        family: 'Equipos',
        type: 2,
        detail,
        comments: '',
        responsible: null,
        commited: null,
        // Not late: that would stay in the plan whoever works on it.
        required: inDays(14),
      },
    }) as const;
  await change(admin, project, [restriction(['pintar'], 'Pintura'), restriction(['montar'], 'Vigas')]);
  const { restrictions } = (await planOf(admin, project)).plan;
  const idOf = (detail: string) => restrictions.find((one) => one.detail === detail)!.id;
  const socket = await PlanSocket.joined(token, project);
  const told = async (type: string, payload: object) => {
    const answer = await socket.act(token, project, { type, payload });
    return answer.status === 'ERROR' ? answer.failure.code : answer.status;
  };
  const edits = (restrictionId: string) =>
    [
      ['EDIT_RESTRICTION', { restrictionId, values: { comments: 'mía' } }],
      ['SET_RESTRICTION_IN_PROCESS', { restrictionId, inProcess: true }],
      ['UNBOUND_RESTRICTION', { restrictionId }],
      ['CLEAR_RESTRICTION', { restrictionId }],
    ] as const;

  expect(await told('NEW_RESTRICTION', restriction(['pintar'], 'Otra').payload)).toBe('TASK_NOT_YOURS');
  expect(await told('NEW_RESTRICTION', restriction(['montar', 'pintar'], 'Ambas').payload)).toBe(
    'TASK_NOT_YOURS',
  );
  for (const [type, payload] of edits(idOf('Pintura')))
    expect([type, await told(type, payload)]).toEqual([type, 'RESTRICTION_NOT_YOURS']);
  for (const [type, payload] of edits(idOf('Vigas')))
    expect([type, await told(type, payload)]).toEqual([type, 'OK']);
  socket.close();
  expect((await planOf(admin, project)).plan.restrictions.map(({ detail }) => detail)).toEqual(['Pintura']);
});
