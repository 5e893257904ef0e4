import { LAST_RELEASE } from '@plomada/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { Messages } from '../../base/messages/messages';
import { selectUser } from '../../base/session/session-slice';
import { preferencesSaga } from '../../features/profile/preferences-saga';
import { ANA } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ProfileMenu } from './profile-menu';

describe('the profile menu', () => {
  beforeAll(() => startTestTranslations());

  it('has the number of the version, which leads to what versions brought', async () => {
    serve({ 'GET /api/help/settings': () => ({ body: { desk: null, takesRequests: false } }) });
    show(<ProfileMenu onHelp={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cuenta de Ana Rojas' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: `Versión ${LAST_RELEASE.number}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Novedades' });
    expect(within(dialog).getByText(LAST_RELEASE.changes[0]!.es)).toBeVisible();
  });

  it.each([
    ['the help desk of the firm', 'https://ayuda.obra.cl'],
    ['our own help, where there is none', null],
  ])('leads to %s for support', async (_where, desk) => {
    serve({ 'GET /api/help/settings': () => ({ body: { desk, takesRequests: false } }) });
    const onHelp = jest.fn();
    show(<ProfileMenu onHelp={onHelp} />);
    await act(async () => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Cuenta de Ana Rojas' }));
    const find = () => screen.getByRole('menuitem', { name: 'Soporte' });
    if (desk) await waitFor(() => expect(find()).toHaveAttribute('href', expect.stringContaining(desk)));
    else fireEvent.click(find());
    expect(onHelp).toHaveBeenCalledTimes(desk ? 0 : 1);
  });
});

describe('the language in the profile menu', () => {
  const PREFERENCES = `POST /api/user/${ANA.id}/preferences`;
  const user = { ...ANA, timeZone: 'America/Santiago' };
  const shown = async (answers: Answers) => {
    const asked = serve({
      'GET /api/help/settings': () => ({ body: { desk: null, takesRequests: false } }),
      ...answers,
    });
    const menu = (
      <>
        <ProfileMenu onHelp={() => undefined} />
        <Messages />
      </>
    );
    const { store } = show(menu, { saga: preferencesSaga, user });
    await act(async () => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Cuenta de Ana Rojas' }));
    return {
      sent: () => asked.filter(({ call }) => call === PREFERENCES).map(({ body }) => body),
      lang: () => selectUser(store.getState())?.lang,
    };
  };
  const choose = async (name: string) =>
    fireEvent.click(await screen.findByRole('menuitemradio', { name, hidden: true }));
  beforeAll(() => startTestTranslations());
  beforeEach(() => localStorage.setItem('plomada.language', 'es'));
  afterEach(async () => {
    localStorage.clear();
    await act(() => i18next.changeLanguage('es'));
  });

  it('is shown and becomes that of the account, once', async () => {
    const { sent, lang } = await shown({ [PREFERENCES]: () => ({ body: { ...user, lang: 'en' } }) });
    await choose('English');
    await waitFor(() => expect(lang()).toBe('en'));
    expect(i18next.language).toBe('en');
    expect(await screen.findByText(/^Language saved in your account/)).toBeInTheDocument();
    await choose('English');
    expect(sent()).toEqual([{ lang: 'en' }]);
  });

  it('is shown where the account did not get it, says so, and is sent again when it is chosen again', async () => {
    const failure = { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' };
    const { sent, lang } = await shown({ [PREFERENCES]: () => ({ status: 503, body: failure }) });
    await choose('English');
    expect(await screen.findByText(/we could not save it in your account/)).toBeInTheDocument();
    expect([i18next.language, lang()]).toEqual(['en', 'es']);
    await choose('English');
    await waitFor(() => expect(sent()).toEqual([{ lang: 'en' }, { lang: 'en' }]));
  });
});
