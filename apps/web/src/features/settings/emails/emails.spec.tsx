import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, serve } from '../../../testing/server';
import { keptSettings, SETTINGS, showSettings } from '../../../testing/show-settings';
import { startTestTranslations } from '../../../testing/translations';

const SCHEDULE = 'POST /api/schedules/p1/create_job';
const SEND = 'POST /api/schedules/p1/send_now';
const PREVIEW = 'GET /api/schedules/p1/preview?lang=es';
const OF_PROJECT = 'GET /api/project/p1/members';
const OF_BUSINESS = 'GET /api/business/b1/members';
const MONDAYS = { days: [1], hour: 7, timeZone: 'America/Santiago', copies: [] };
const NOTHING = { status: 409, body: { kind: 'conflict', code: 'NOTHING_TO_MAIL' } };

const member = (id: string, firstName: string, role: string) => ({
  user: {
    ...{ id, firstName, lastName: 'Soto', email: `${id}@obra.cl`, avatarURL: null, lang: 'es' },
    ...{ isRoot: false, isSuperAdmin: false },
  },
  roles: [role],
});
const inProject = (id: string, firstName: string, role: string) => ({
  ...member(id, firstName, role),
  lastSession: null,
});

async function open(emails: object = MONDAYS, more: Answers = {}) {
  const settings = { ...keptSettings(), emails: { status: 'complete', chosen: true, ...emails } };
  const asked = serve({
    [SETTINGS]: () => ({ body: settings }),
    [OF_PROJECT]: () => ({ body: { members: [inProject('luis', 'Luis', 'responsible')] } }),
    [OF_BUSINESS]: () => ({
      body: { members: [member('jefa', 'Jefa', 'businessAdmin'), member('otro', 'Otro', 'businessMember')] },
    }),
    [SCHEDULE]: (body) => ({
      body: {
        ...settings,
        emails: { ...(body as { newSchedule: object }).newSchedule, status: 'complete', chosen: true },
      },
    }),
    ...more,
  });
  await showSettings('emails');
  await screen.findByRole('button', { name: 'Guardar cambios' });
  return asked;
}
const day = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (asked: readonly { call: string; body: unknown }[]) =>
  asked.filter(({ call }) => call === SCHEDULE).map(({ body }) => body);

beforeAll(() => startTestTranslations());

describe('when a project mails', () => {
  it('may be on no day', async () => {
    const asked = await open();
    day('lun');
    press('Guardar cambios');
    await waitFor(() => expect(sent(asked)).toEqual([{ newSchedule: { ...MONDAYS, days: [] } }]));
  });

  it('says of a schedule without any day that nothing leaves', async () => {
    await open({ ...MONDAYS, days: [], status: 'incomplete' });
    expect(await screen.findByText(/Sin días elegidos no sale ningún correo de este proyecto/)).toBeVisible();
  });

  it('is copied to who sees the project, and to nobody else of the company', async () => {
    await open({ ...MONDAYS, copies: ['otro'] });
    expect(await screen.findByText('Alguien que no está en el proyecto')).toBeVisible();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Usuarios en copia' }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((one) => one.textContent)).toEqual(['Luis Soto', 'Jefa Soto']);
  });

  it('says why somebody cannot be in copy where the server knows better', async () => {
    const refused = { kind: 'invalid', code: 'COPIES_NOT_OF_PROJECT', params: { count: 1 }, rows: ['otro'] };
    await open({ ...MONDAYS, copies: ['otro'] }, { [SCHEDULE]: () => ({ status: 400, body: refused }) });
    day('mar');
    press('Guardar cambios');
    expect(
      await screen.findByText(/^Solo quienes participan en el proyecto pueden estar en copia/),
    ).toBeVisible();
  });
});

describe('the mail that one has sent to oneself', () => {
  afterEach(() => jest.useRealTimers());

  it('is to be waited for where one was sent just now: it says how long, and counts', async () => {
    let answer: { status?: number; body: unknown } = {
      status: 429,
      body: { kind: 'tooMany', code: 'MAIL_JUST_SENT', params: { seconds: 42 } },
    };
    await open(MONDAYS, { [SEND]: () => answer });
    jest.useFakeTimers();
    press('Enviarme uno ahora');
    await act(async () => jest.advanceTimersByTimeAsync(0));
    const seen = () => screen.getByText(/Podrás pedir otro/, { selector: '[aria-hidden]' });
    expect(seen()).toHaveTextContent('Podrás pedir otro en 42 s.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Enviarme uno ahora' })).toBeDisabled();
    await act(async () => jest.advanceTimersByTimeAsync(30_000));
    expect(seen()).toHaveTextContent('Podrás pedir otro en 12 s.');
    await act(async () => jest.advanceTimersByTimeAsync(12_000));
    expect(screen.queryByText(/Podrás pedir otro/)).toBeNull();
    answer = { body: { to: 'ana@obra.cl' } };
    press('Enviarme uno ahora');
    await act(async () => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Va en camino a ana@obra.cl.')).toBeVisible();
  });

  it('keeps the focus on its button while another one has to wait', async () => {
    const failure = { kind: 'tooMany', code: 'MAIL_JUST_SENT', params: { seconds: 42 } };
    await open(MONDAYS, { [SEND]: () => ({ status: 429, body: failure }) });
    const button = screen.getByRole('button', { name: 'Enviarme uno ahora' });
    act(() => button.focus());
    press('Enviarme uno ahora');
    await screen.findByText(/Podrás pedir otro/, { selector: '[aria-hidden]' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('says once that there is nothing to mail, and offers no other try', async () => {
    await open(MONDAYS, { [SEND]: () => NOTHING, [PREVIEW]: () => NOTHING });
    press('Ver el correo');
    expect(await screen.findByText(/no hay estado que enviar/)).toBeVisible();
    press('Enviarme uno ahora');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enviarme uno ahora' })).toBeEnabled());
    expect(screen.getAllByText(/no hay estado que enviar/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});
