import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { ANA, business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { projectsActions } from '../projects/projects-slice';
import { CalendarFeeds } from './calendar-feeds';
import type { CalendarFeedInfo } from './connections-api';

const PATH = `/api/user/${ANA.id}/calendar_feeds`;
const SECRET = 's'.repeat(43);
const feed = (change: Partial<CalendarFeedInfo> = {}): CalendarFeedInfo => ({
  ...{ id: 'one', projectId: 'p1', contents: ['tasks', 'restrictions'], lastUsedAt: null },
  createdAt: '2026-03-02T12:00:00Z',
  ...change,
});

async function open(first: CalendarFeedInfo[]) {
  let feeds = first;
  const asked = serve({
    [`GET ${PATH}`]: () => ({ body: { feeds } }),
    [`POST ${PATH}`]: (body) => {
      const made = feed({ ...(body as object), id: 'made' });
      feeds = [made, ...feeds];
      return { body: { secret: SECRET, info: made } };
    },
    [`DELETE ${PATH}/one`]: () => {
      feeds = feeds.filter(({ id }) => id !== 'one');
      return { body: {} };
    },
  });
  const { store } = show(
    <>
      <CalendarFeeds userId={ANA.id} />
      <Messages />
    </>,
  );
  const projects = [project(), project({ id: 'p2', name: 'Puente Sur' })];
  act(() => void store.dispatch(projectsActions.loaded({ b1: business({ projects }) })));
  await screen.findByRole('button', { name: 'Nuevo calendario' });
  return asked;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTestTranslations());

describe('the own calendars', () => {
  it('are told to be none, before there is one', async () => {
    await open([]);
    expect(screen.getByText('Todavía no tienes calendarios.')).toBeVisible();
  });

  it('say of which project they are, of what, and when they were fetched last', async () => {
    await open([
      feed({ lastUsedAt: '2026-03-03T12:00:00Z' }),
      feed({ id: 'two', projectId: 'elsewhere', contents: ['tasks'] }),
    ]);
    const [one, two] = await screen.findAllByRole('listitem');
    expect(one).toHaveTextContent(
      /Edificio Los Alerces.*Mis tareas y restricciones.*Creado el 02\/03\/2026.*Última consulta: 03\/03\/2026/,
    );
    expect(two).toHaveTextContent(/Proyecto al que ya no tienes acceso.*Mis tareas.*Sin consultas todavía/);
  });

  it('are made of a project that is found by typing; the link is shown once', async () => {
    const asked = await open([]);
    press('Nuevo calendario');
    const form = within(await screen.findByRole('dialog', { name: 'Nuevo calendario' }));
    const create = form.getByRole('button', { name: 'Crear enlace' });
    expect(create).toBeDisabled();
    fireEvent.change(form.getByRole('combobox', { name: /^Proyecto/ }), { target: { value: 'puente' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Puente Sur' }));
    fireEvent.click(create);
    const once = within(await screen.findByRole('dialog', { name: 'Calendario creado' }));
    expect(once.getByRole('textbox', { name: 'Enlace' })).toHaveTextContent(
      `${window.location.origin}/api/calendar.ics?secret=${SECRET}`,
    );
    fireEvent.click(once.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByText(SECRET, { exact: false })).toBeNull());
    expect(await screen.findByText('Puente Sur')).toBeVisible();
    expect(asked.find(({ call }) => call === `POST ${PATH}`)?.body).toEqual({
      ...{ projectId: 'p2', contents: ['tasks', 'restrictions'] },
    });
  });

  it('are revoked after a question', async () => {
    await open([feed()]);
    press('Revocar el calendario de Edificio Los Alerces');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('Calendario de «Edificio Los Alerces» revocado')).toBeVisible();
    expect(await screen.findByText('Todavía no tienes calendarios.')).toBeVisible();
  });
});
