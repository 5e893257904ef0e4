import type { Page } from 'playwright-core';
import { logIn, type SignedIn } from './api/api';
import { mailedText } from './api/mailbox';
import { newProject } from './api/new-project';
import { planOf } from './api/plan-log';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { findings } from './languages/accessibility';
import { PEOPLE } from './people';
import { SettingsPage } from './pages/settings-page';

const LACKS = 'Falta el acero';
const ASSIGNED = 'Me asignaron una restricción: En pantalla';

/** A project in which the foreman has promised a wall. */
async function site(
  name: string,
): Promise<{ readonly id: string; readonly admin: SignedIn; readonly own: string }> {
  const [admin, foreman] = await Promise.all([logIn('admin'), logIn('capataz')]);
  const { id } = await newProject(admin, name, [foreman], ['responsible']);
  const { responsibles } = (await planOf(admin, id)).plan;
  const own = responsibles.find(({ userId }) => userId === foreman.user.id)!.id;
  const taskIds = ['muro'];
  await change(admin, id, [
    { type: 'CREATE_TASK', payload: { id: 'muro', text: 'Muro norte', parent: null, duration: 3 } },
    { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles: [own] } },
    { type: 'ANALYSE_TASKS', payload: { taskIds, analysed: true } },
  ]);
  return { id, admin, own };
}

const restriction = (responsible: string, detail: string) => ({
  type: 'NEW_RESTRICTION' as const,
  payload: {
    ...{ taskIds: ['muro'], family: 'Materiales', type: 1 as const, detail, comments: '' },
    ...{ responsible, commited: null, required: '2036-06-30' },
  },
});

const noticeCount = (page: Page, words: string) =>
  page.getByRole('navigation').getByText(words).waitFor({ state: 'attached' });

describe('the mail of a project’s state', () => {
  it.concurrent('has its days and hour, is looked at in both languages and goes to who asks for it', () =>
    inBrowser('state-mail', { people: 1 }, async (page) => {
      const { id } = await site('Torre que escribe');
      await signIn(page!, 'admin', `/settings?project=${id}&section=emails`);
      const settings = new SettingsPage(page!);
      await page!.getByTitle('lunes').click();
      await settings.choose('Hora', '09:00');
      await settings.save();
      await page!.getByText('Los correos se envían los días elegidos.').waitFor();

      await settings.button('Ver el correo').click();
      await page!.getByText('Los próximos correos salen el').waitFor();
      const shown = page!.frameLocator('iframe[title="Correo del estado del proyecto"]');
      await shown.getByText('Así está Torre que escribe.').waitFor();
      await settings.button('English').click();
      await shown.getByText('This is how Torre que escribe stands.').waitFor();
      await settings.button('Solo texto').click();
      await page!.getByText('PPC: — (none closed yet)').waitFor();

      await settings.button('Enviarme uno ahora').click();
      await page!.getByText(`Va en camino a ${PEOPLE.admin.email}.`).waitFor();
      const text = await mailedText(PEOPLE.admin.email, 'Así está Torre que escribe.');
      expect(text).toMatch(/Corto plazo 1, del \d+ de noviembre/);
      expect(text).toContain('Compromisos: — (corto plazo 1)');
    }),
  );

  it.concurrent('is ended by its link, also by the address for mail programs, which names both', () =>
    inBrowser('unsubscribe', { people: 1 }, async (page) => {
      const { id, admin } = await site('Torre que se calla');
      await admin.api.send(`/schedules/${id}/send_now`, 'POST', {});
      const text = await mailedText(PEOPLE.admin.email, 'Así está Torre que se calla.');
      const [, token] = /\/unsubscribe#token=([\w.-]+)/.exec(text)!;
      await page!.goto(`/api/restrictions_digest/unsubscribe/${token}`);
      await page!.getByText('el resumen del proyecto «Torre que se calla»').waitFor();
      expect(new URL(page!.url())).toMatchObject({ pathname: '/unsubscribe', hash: `#token=${token}` });
      expect(await page!.getByRole('status').textContent()).toContain(
        `${PEOPLE.admin.email[0]}…@${PEOPLE.admin.email.split('@')[1]}`,
      );
      expect(await findings(page!)).toEqual([]);
      await page!.getByRole('button', { name: 'Dejar de recibirlo' }).focus();
      await page!.keyboard.press('Enter');
      await page!.getByText(/^Listo: el resumen/).waitFor();
      expect(await findings(page!)).toEqual([]);
      await page!.reload();
      await page!.getByRole('button', { name: 'Volver a recibirlo' }).waitFor();
      await page!.getByRole('button', { name: 'English' }).click();
      await page!.getByText('does not get the digest of the project “Torre que se calla” any more').waitFor();
      expect(await findings(page!)).toEqual([]);
    }),
  );
});

describe('notices', () => {
  it.concurrent(
    'arrive while one works, are counted until they are read, and only where one wants them',
    () =>
      inBrowser('notices', { people: 1 }, async (page) => {
        const { id, admin, own } = await site('Torre que avisa');
        // What an earlier run may have left of this person's choice.
        const foreman = await logIn('capataz');
        await foreman.api.send(`/user/${foreman.user.id}/notice_settings`, 'PUT', {});
        await signIn(page!, 'capataz', `/notifications?project=${id}`);
        await page!.getByText('No hay notificaciones').waitFor();
        await change(admin, id, [restriction(own, LACKS)]);
        const list = page!.getByRole('list', { name: 'Avisos' });
        await list.getByText(`${PEOPLE.admin.name} te asignó la restricción`).waitFor();
        await list.getByRole('button', { name: LACKS }).waitFor();
        await noticeCount(page!, '1 aviso sin leer');
        await change(admin, id, [restriction(own, 'Falta la grúa')]);
        await noticeCount(page!, '2 avisos sin leer');

        await list.getByRole('button', { name: 'Marcar como leído' }).last().click();
        await noticeCount(page!, '1 aviso sin leer');
        // The screen shows it at once: what is reloaded is what the server has noted.
        const isNoted = page!.waitForResponse((one) => one.request().postData() === '{"read":true}');
        await page!.getByRole('button', { name: 'Marcar todos como leídos' }).click();
        expect((await isNoted).ok()).toBe(true);
        await page!.getByRole('navigation').getByText('sin leer').waitFor({ state: 'detached' });
        await page!.reload();
        await list.getByText('te asignó la restricción').first().waitFor();
        await list.getByRole('img', { name: 'Sin leer' }).first().waitFor({ state: 'detached' });

        await page!.getByRole('link', { name: 'Elegir avisos' }).click();
        const wanted = page!.getByRole('checkbox', { name: ASSIGNED });
        await wanted.click();
        await page!.getByRole('checkbox', { name: ASSIGNED, disabled: false, checked: false }).waitFor();
        await page!.goto(`/notifications?project=${id}`);
        await page!.getByText('No hay notificaciones').waitFor();

        await page!.getByRole('link', { name: 'Elegir avisos' }).click();
        await wanted.click();
        await page!.getByRole('checkbox', { name: ASSIGNED, disabled: false, checked: true }).waitFor();
        await page!.goto(`/notifications?project=${id}`);
        await list.getByText('te asignó la restricción').first().waitFor();
      }),
  );
});
