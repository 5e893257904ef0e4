import { addDays } from '@plomada/domain';
import ICAL from 'ical.js';
import type { CalendarFeedInfo } from '@plomada/contracts';
import { Api, logIn, refusal, type SignedIn } from './api/api';
import { newProject } from './api/new-project';
import { change } from './api/planned-project';
import { inBrowser } from './browser/in-browser';
import { signIn } from './browser/sign-in';
import { mondayIn } from './days';
import { URL_UNDER_TEST } from './environment';
import { eventually } from './eventually';
import { findings } from './languages/accessibility';

const MONDAY = mondayIn(6);
const NAME = `Calendarios ${Date.now()}`;

let admin: SignedIn;
let foreman: SignedIn;
let project: string;

beforeAll(async () => {
  [admin, foreman] = [await logIn('admin'), await logIn('capataz')];
  project = (await newProject(admin, NAME, [foreman], ['responsible'])).id;
  await change(admin, project, [
    {
      type: 'CREATE_TASK',
      payload: { id: 'muro', text: 'Muro; eje 3', parent: null, duration: 5, start: MONDAY },
    },
    { type: 'CREATE_TASK', payload: { id: 'losa', text: 'Losa', parent: null, duration: 5, start: MONDAY } },
    { type: 'ASSIGN_RESPONSIBLES', payload: { taskIds: ['muro'], responsibles: [foreman.user.id] } },
  ]);
});
const feedsOf = async ({ api, user }: SignedIn) => {
  const { body } = await api.get(`/user/${user.id}/calendar_feeds`);
  return (body as { feeds: CalendarFeedInfo[] }).feeds;
};
const end = ({ api, user }: SignedIn, id: string) =>
  api.send(`/user/${user.id}/calendar_feeds/${id}`, 'DELETE', {});
afterAll(async () => {
  for (const { id, projectId } of await feedsOf(foreman)) if (projectId === project) await end(foreman, id);
});

/** What a calendar shows that subscribed to an address. */
async function shown(address: string): Promise<string[]> {
  const answer = await fetch(address);
  if (!answer.ok) return [`${answer.status}`];
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, endDate } = new ICAL.Event(component);
    return `${summary} ${startDate.toString()} ${endDate.toString()}`;
  });
}
const OWN = [`Muro; eje 3 ${MONDAY} ${addDays(MONDAY, 5)}`];

describe('a calendar of the own work', () => {
  it('is made on the account, followed without a session, and ended there', () =>
    inBrowser('calendar-feeds', { people: 1 }, async (page) => {
      await signIn(page!, 'capataz');
      await page!.goto('/profile_settings');
      await page!.getByRole('button', { name: 'Nuevo calendario' }).click();
      const form = page!.getByRole('dialog', { name: 'Nuevo calendario' });
      await form.getByRole('combobox', { name: 'Proyecto' }).fill(NAME);
      await page!.getByRole('option', { name: NAME }).click();
      expect(await findings(page!)).toEqual([]);
      await form.getByRole('button', { name: 'Crear enlace' }).click();
      const once = page!.getByRole('dialog', { name: 'Calendario creado' });
      const address = (await once.getByRole('textbox', { name: 'Enlace' }).textContent()) ?? '';
      await once.getByRole('button', { name: 'Listo' }).click();
      expect(await shown(address)).toEqual(OWN);

      const line = page!.getByRole('listitem').filter({ hasText: NAME });
      await page!.reload();
      await line.getByText('Última consulta').waitFor();
      await line.getByRole('button', { name: `Revocar el calendario de ${NAME}` }).click();
      await page!.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
      await line.waitFor({ state: 'detached' });
      expect(await shown(address)).toEqual(['404']);
    }));

  it('says nothing any more once its owner was taken out of the project', async () => {
    const wanted = { projectId: project, contents: ['tasks'] };
    const { body } = await foreman.api.post(`/user/${foreman.user.id}/calendar_feeds`, wanted);
    const { secret } = body as { secret: string };
    const address = `${URL_UNDER_TEST}/api/calendar.ics?secret=${secret}`;
    expect(await shown(address)).toEqual(OWN);
    await admin.api.post(`/project/${project}/members/${foreman.user.id}/remove`, {});
    await eventually(async () => (await shown(address))[0] === '404');
  });

  it('is made of no project that one does not see, and by no API token', async () => {
    const own = `/user/${foreman.user.id}/calendar_feeds`;
    const hidden = { projectId: 'somewhere-else', contents: ['tasks'] };
    expect(refusal(await foreman.api.post(own, hidden))).toBe('404 NOT_FOUND');
    const tokens = `/user/${foreman.user.id}/api_tokens`;
    const made = await foreman.api.post(tokens, { name: 'Prueba', scope: 'write', days: 7 });
    const { token, info } = made.body as { token: string; info: { id: string } };
    expect(refusal(await new Api(token).get(own))).toBe('403 SIGN_IN_NEEDED');
    await foreman.api.send(`${tokens}/${info.id}`, 'DELETE', {});
  });
});
