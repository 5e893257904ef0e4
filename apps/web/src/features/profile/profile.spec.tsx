import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { Messages } from '../../base/messages/messages';
import { selectUser } from '../../base/session/session-slice';
import { ANA } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { preferencesSaga } from './preferences-saga';
import { ProfilePage } from './profile-page';

const EDIT = `POST /api/user/${ANA.id}/edit_profile`;
const PREFERENCES = `POST /api/user/${ANA.id}/preferences`;
const CHANGE = `POST /api/user/${ANA.id}/change_password`;
const RULES = `GET /api/user/${ANA.id}/password_rules`;
const LINK = 'POST /api/login/reset_password_activate';
const SESSIONS = `GET /api/user/${ANA.id}/sessions`;
const END = `POST /api/user/${ANA.id}/end_sessions`;
const session = (id: string, current: boolean) => ({
  id,
  createdAt: '2026-03-02T12:00:00Z',
  expiresAt: '2026-03-09T12:00:00Z',
  current,
});

async function open(given: Answers = {}) {
  const asked = serve({
    [SESSIONS]: () => ({ body: { sessions: [session('s1', true), session('s2', false)] } }),
    [RULES]: () => ({ body: { minimum: 6, hasPassword: true, onlyProvider: null } }),
    [`GET /api/user/${ANA.id}/api_tokens`]: () => ({ body: { tokens: [] } }),
    [`GET /api/user/${ANA.id}/two_factor`]: () => ({ body: { since: null, recoveryCodesLeft: 0 } }),
    [`GET /api/user/${ANA.id}/calendar_feeds`]: () => ({ body: { feeds: [] } }),
    ...given,
  });
  const page = (
    <>
      <ProfilePage />
      <Messages />
    </>
  );
  const view = show(page, { path: '/profile_settings' });
  await screen.findByText(/\(esta\)/);
  return { asked, user: () => selectUser(view.store.getState()), ...view };
}
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const file = (name: string, kind: string, bytes: number) => {
  const made = new File(['x'], name, { type: kind });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const pick = (picked: File) =>
  fireEvent.change(screen.getByLabelText('Archivo de la foto'), { target: { files: [picked] } });

beforeAll(() => startTestTranslations());
beforeEach(() => localStorage.clear());

describe('the own account', () => {
  it('gets another name, shown everywhere and after a reload', async () => {
    const { user } = await open({
      [EDIT]: () => ({ body: { firstName: 'Anita', lastName: 'Rojas', avatarURL: null } }),
    });
    expect(button('Guardar')).toBeDisabled();
    fireEvent.change(screen.getByRole('textbox', { name: 'Nombre' }), { target: { value: 'Anita' } });
    fireEvent.click(button('Guardar'));
    expect(await screen.findByText('Cambios guardados')).toBeVisible();
    expect(user()).toMatchObject({ firstName: 'Anita' });
    expect(JSON.parse(localStorage.getItem('plomada.session')!)).toMatchObject({
      user: { firstName: 'Anita' },
    });
    // The message comes a moment before the form is at rest again.
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  it('is not left nameless', async () => {
    const { asked } = await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Nombre' }), { target: { value: ' ' } });
    fireEvent.click(button('Guardar'));
    expect(await screen.findByText('Campo requerido')).toBeVisible();
    expect(asked.some(({ call }) => call === EDIT)).toBe(false);
  });

  it('asks before what was typed is left', async () => {
    const { router } = await open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Nombre' }), { target: { value: 'Anita' } });
    await act(() => router.navigate('/'));
    expect(await screen.findByText('Hay cambios sin guardar')).toBeVisible();
    expect(router.state.location.pathname).toBe('/profile_settings');
  });

  it.each([
    ['plano.pdf', 'application/pdf', 10, /No se puede leer la imagen/],
    ['dibujo.svg', 'image/svg+xml', 10, /No se puede leer la imagen/],
    ['foto.png', 'image/png', 5 * 1024 * 1024 + 1, /El máximo es 5 MB/],
  ])('takes no picture like %s (%s, %i bytes)', async (name, kind, bytes, sentence) => {
    const { asked } = await open();
    const before = asked.length;
    pick(file(name, kind, bytes));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toHaveLength(before);
  });

  it('gets a picture of the set', async () => {
    const { user } = await open({
      [`GET /api/user/get_avatars_impera/${ANA.id}`]: () => ({
        body: { avatars: [{ url: '/avatars/grua.svg' }, { url: '/avatars/pala.svg' }] },
      }),
      [EDIT]: () => ({ body: { firstName: 'Ana', lastName: 'Rojas', avatarURL: '/avatars/pala.svg' } }),
    });
    fireEvent.click(button('Elegir un avatar'));
    fireEvent.click(await screen.findByRole('button', { name: 'Avatar 2' }));
    await waitFor(() => expect(user()?.avatarURL).toBe('/avatars/pala.svg'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button('Quitar')).toBeVisible();
  });

  it('gets another password, with the old one', async () => {
    let right = false;
    const { asked } = await open({
      [CHANGE]: () =>
        right ? { body: {} } : { status: 400, body: { kind: 'invalid', code: 'OLD_PASSWORD_WRONG' } },
    });
    type('Contraseña actual', 'vieja-1');
    type('Nueva contraseña', 'nueva-1');
    type('Repite la contraseña', 'nueva-1');
    fireEvent.click(button('Cambiar contraseña'));
    expect(await screen.findByText('La contraseña actual no es correcta')).toBeVisible();
    right = true;
    fireEvent.click(button('Cambiar contraseña'));
    expect(await screen.findByText(/Contraseña cambiada/)).toBeVisible();
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
    const body = { oldPassword: btoa('vieja-1'), newPassword: btoa('nueva-1') };
    expect(asked.filter(({ call }) => call === CHANGE)).toEqual([
      { call: CHANGE, body },
      { call: CHANGE, body },
    ]);
  });

  it('gets a first password by a mailed link, where its provider lets it in', async () => {
    const { asked } = await open({
      [RULES]: () => ({ body: { minimum: 6, hasPassword: false, onlyProvider: null } }),
      [LINK]: () => ({ body: { sent: true } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Crear una por correo' }));
    expect(await screen.findByText(new RegExp(`Te enviamos a ${ANA.email} un vínculo`))).toBeVisible();
    expect(asked).toContainEqual({ call: LINK, body: { email: ANA.email } });
    expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
  });

  it('is offered no password where its business takes none', async () => {
    await open({ [RULES]: () => ({ body: { minimum: 6, hasPassword: false, onlyProvider: 'Obra ID' } }) });
    expect(await screen.findByText(/^Entras con «Obra ID»/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Crear una por correo' })).toBeNull();
  });

  it('gets none shorter than its businesses ask for, whichever number that is', async () => {
    await open({ [RULES]: () => ({ body: { minimum: 14, hasPassword: true, onlyProvider: null } }) });
    expect(await screen.findByText('Al menos 14 caracteres')).toBeVisible();
    type('Nueva contraseña', 'trece-signos-');
    expect(await screen.findByText('La contraseña debe tener al menos 14 caracteres')).toBeVisible();
  });

  it('says with what it was signed in, where that is known', async () => {
    const device = { browser: 'Firefox', system: 'Windows' };
    const half = { browser: null, system: 'Android' };
    await open({
      [SESSIONS]: () => ({
        body: {
          sessions: [
            { ...session('s1', true), device },
            { ...session('s2', false), device: half },
            session('s3', false),
          ],
        },
      }),
    });
    const shown = screen.getAllByText(/^(Firefox|Android|Dispositivo)/).map((one) => one.textContent);
    expect(shown).toEqual(['Firefox · Windows (esta)', 'Android', 'Dispositivo desconocido']);
  });

  it('is signed out everywhere else', async () => {
    let others = [session('s2', false)];
    const { asked } = await open({
      [SESSIONS]: () => ({ body: { sessions: [session('s1', true), ...others] } }),
      [END]: () => {
        others = [];
        return { body: { ended: 1 } };
      },
    });
    fireEvent.click(button('Cerrar las demás sesiones'));
    expect(await screen.findByText('Cerramos 1 sesión')).toBeVisible();
    await waitFor(() => expect(button('Cerrar las demás sesiones')).toBeDisabled());
    expect(asked.find(({ call }) => call === END)?.body).toEqual({ keepCurrent: true });
  });
});

describe('the preferences of whoever comes in', () => {
  const comesIn = async (user: Partial<typeof ANA> & { timeZone?: string }) => {
    const asked = serve({
      [PREFERENCES]: () => ({ body: { ...ANA, ...user, timeZone: 'America/Santiago' } }),
    });
    const { store } = show(<p />, { saga: preferencesSaga, user: { ...ANA, ...user } });
    await act(async () => undefined);
    return { asked, user: () => selectUser(store.getState()) };
  };
  afterEach(() => i18next.changeLanguage('es'));

  it('show the language of the account where nobody chose another', async () => {
    await comesIn({ lang: 'en', timeZone: 'Europe/Madrid' });
    expect(i18next.language).toBe('en');
  });

  it('keep the language that was chosen on the machine', async () => {
    localStorage.setItem('plomada.language', 'es');
    await comesIn({ lang: 'en', timeZone: 'Europe/Madrid' });
    expect(i18next.language).toBe('es');
  });

  it('get the time zone of the device, once', async () => {
    const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const first = await comesIn({});
    expect(first.asked).toContainEqual({ call: PREFERENCES, body: { timeZone: device } });
    await waitFor(() => expect(first.user()).toMatchObject({ timeZone: 'America/Santiago' }));
    const second = await comesIn({ timeZone: 'Europe/Madrid' });
    expect(second.asked.some(({ call }) => call === PREFERENCES)).toBe(false);
  });
});
