import { act, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { type Answers, serve } from '../../testing/server';
import { showSignedOut } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { UnsubscribePage } from './unsubscribe-page';

const TOKEN = 'aaa.bbb.ccc';
const PREVIEW = 'POST /api/restrictions_digest/preview';
const END = `POST /api/restrictions_digest/unsubscribe/${TOKEN}`;
const AGAIN = `POST /api/restrictions_digest/subscribe/${TOKEN}`;
const INVALID = { status: 404, body: { kind: 'notFound', code: 'DIGEST_LINK_INVALID' } };
const AWAY = { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } };
const about =
  (wanted: boolean, lang = 'es') =>
  () => ({ body: { projectName: 'Torre Sur', address: 'l…@obra.cl', lang, wanted } });
const done = () => ({ body: {} });
const open = (hash = `#token=${TOKEN}`) => showSignedOut(<UnsubscribePage />, `/unsubscribe${hash}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const served = (answers: Answers = {}) =>
  serve({ [PREVIEW]: about(true), [END]: done, [AGAIN]: done, ...answers });

beforeAll(() => startTestTranslations());
afterEach(() => act(() => i18next.changeLanguage('es')));

describe('the link at the end of a digest', () => {
  it('says whose digest of which project, ends it with one press, not by being opened, and lets it come again', async () => {
    const asked = served();
    open();
    expect(
      await screen.findByText(
        /El resumen del proyecto «Torre Sur» llega cada día de envío a la dirección l…@obra\.cl/,
      ),
    ).toBeVisible();
    expect(asked).toEqual([{ call: PREVIEW, body: { token: TOKEN } }]);
    press('Dejar de recibirlo');
    const ended = 'Listo: el resumen del proyecto «Torre Sur» ya no llegará a la dirección l…@obra.cl.';
    expect(await screen.findByText(ended)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(ended);
    press('Volver a recibirlo');
    expect(await screen.findByText(/^Listo: .* llegará de nuevo/)).toBeVisible();
    expect(asked.slice(1).map(({ call }) => call)).toEqual([END, AGAIN]);
  });

  it('speaks the language of the mail to who has chosen none on this machine', async () => {
    localStorage.clear();
    served({ [PREVIEW]: about(true, 'en') });
    open();
    expect(await screen.findByRole('button', { name: 'Stop getting it' })).toBeVisible();
    localStorage.setItem('plomada.language', 'es');
    await act(() => i18next.changeLanguage('es'));
    expect(await screen.findByRole('button', { name: 'Dejar de recibirlo' })).toBeVisible();
  });

  it('keeps the focus on the button that was pressed, while it sends and afterwards', async () => {
    let answer: (answered: ReturnType<typeof done>) => void = () => undefined;
    const asked = served({ [END]: () => new Promise((resolve) => (answer = resolve)) });
    open();
    const button = await screen.findByRole('button', { name: 'Dejar de recibirlo' });
    act(() => button.focus());
    press('Dejar de recibirlo');
    press('Dejar de recibirlo');
    expect(button).toHaveFocus();
    await act(async () => answer(done()));
    expect(await screen.findByRole('button', { name: 'Volver a recibirlo' })).toHaveFocus();
    expect(asked.filter(({ call }) => call === END)).toHaveLength(1);
  });

  it('says that it has ended already, and offers no more than to let it come again', async () => {
    served({ [PREVIEW]: about(false) });
    open();
    expect(await screen.findByText(/ya no llega a la dirección l…@obra\.cl/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dejar de recibirlo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Volver a recibirlo' })).toBeVisible();
  });

  it.each([
    ['is none of ours', `#token=${TOKEN}`, INVALID],
    [
      'was cut in the middle',
      '#token=aaa.b',
      { status: 400, body: { kind: 'invalid', code: 'REQUEST_INVALID' } },
    ],
    ['was cut off', '', INVALID],
  ])('says what to do when it %s, and has no button', async (_, hash, answer) => {
    served({ [PREVIEW]: () => answer });
    open(hash);
    expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace no sirve');
    expect(screen.getByText(/al final del correo más reciente/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mi cuenta' })).toHaveAttribute('href', '/profile_settings');
    expect(screen.queryByRole('button', { name: /recibirlo|Reintentar/ })).toBeNull();
  });

  it('says so too when it stopped being good while it was looked at', async () => {
    served({ [END]: () => INVALID });
    open();
    await screen.findByText(/Torre Sur/);
    press('Dejar de recibirlo');
    expect(await screen.findByText(/Este enlace no sirve/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dejar de recibirlo' })).toBeNull();
  });

  it('is tried again where nobody answers, and tells nobody that it is no good', async () => {
    let answer: ReturnType<Answers[string]> = AWAY;
    served({ [PREVIEW]: () => answer });
    open();
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.queryByText(/no sirve/)).toBeNull();
    answer = about(true)();
    fireEvent.click(retry);
    expect(await screen.findByText(/Torre Sur/)).toBeVisible();
  });

  it('says all of it in English', async () => {
    await act(() => i18next.changeLanguage('en'));
    served();
    open();
    expect(await screen.findByText(/l…@obra\.cl gets the digest of the project “Torre Sur”/)).toBeVisible();
    press('Stop getting it');
    expect(await screen.findByText(/^Done: l…@obra\.cl will not get the digest/)).toBeVisible();
  });
});
