import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router';
import { SESSION } from '../../testing/examples';
import { serve } from '../../testing/server';
import { showSignedOut } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { LoginPage } from './login-page';

const knows = () => ({ body: { exists: true } });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function reachPassword() {
  type('Correo electrónico', 'ana@obra.cl');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).toBeEnabled());
  press('Continuar');
  await screen.findByLabelText('Contraseña');
}

describe('the login', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => localStorage.clear());

  it('asks for the e-mail, then for the password, and goes where the link pointed', async () => {
    const asked = serve({
      'POST /api/login/check_user': knows,
      'POST /api/login': () => ({ body: SESSION }),
    });
    const { router } = showSignedOut(<LoginPage />, '/login?from=%2Freports%3Fproject%3Dp1');
    await reachPassword();
    type('Contraseña', 'secreta');
    press('Entrar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/reports'));
    expect(router.state.location.search).toBe('?project=p1');
    expect(asked[1]).toEqual({
      call: 'POST /api/login',
      body: { email: btoa('ana@obra.cl'), password: btoa('secreta') },
    });
    expect(JSON.parse(localStorage.getItem('plomada.session') ?? '')).toMatchObject({ token: SESSION.token });
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example'])(
    'does not lead to %s after the login',
    async (from) => {
      serve({ 'POST /api/login/check_user': knows, 'POST /api/login': () => ({ body: SESSION }) });
      const { router } = showSignedOut(<LoginPage />, `/login?from=${encodeURIComponent(from)}`);
      await reachPassword();
      type('Contraseña', 'secreta');
      press('Entrar');
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );

  it('says that an e-mail is unknown and stays at it', async () => {
    serve({});
    showSignedOut(<LoginPage />, '/login');
    type('Correo electrónico', 'nadie@obra.cl');
    press('Continuar');
    expect(await screen.findByText('El correo electrónico es incorrecto')).toBeVisible();
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
  });

  it('says that the password is wrong', async () => {
    serve({ 'POST /api/login/check_user': knows });
    showSignedOut(<LoginPage />, '/login');
    await reachPassword();
    type('Contraseña', 'equivocada');
    press('Entrar');
    expect(await screen.findByText('Usuario o contraseña incorrectos')).toBeVisible();
    expect(localStorage.getItem('plomada.session')).toBeNull();
  });

  it('asks for a code where the account wants one, and says when it is wrong', async () => {
    const refuse = (code: string) => ({ status: 403, body: { kind: 'forbidden', code } });
    const asked = serve({
      'POST /api/login/check_user': knows,
      'POST /api/login': (body) => {
        const { code } = body as { code?: string };
        if (code === undefined) return refuse('SECOND_STEP_NEEDED');
        return code === '123456' ? { body: SESSION } : refuse('SECOND_STEP_WRONG');
      },
    });
    const { router, store } = showSignedOut(<LoginPage />, '/login');
    await reachPassword();
    type('Contraseña', 'secreta');
    press('Entrar');
    await screen.findByLabelText('Código');
    expect(JSON.stringify(store.getState())).not.toContain('secreta');
    type('Código', '000000');
    press('Entrar');
    expect(await screen.findByText('El código no es correcto o ya se usó')).toBeVisible();
    type('Código', ' 123456 ');
    press('Entrar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked.at(-1)?.body).toEqual({
      email: btoa('ana@obra.cl'),
      password: btoa('secreta'),
      code: '123456',
    });
  });

  it('forgets the password when somebody else is to log in instead of giving the code', async () => {
    const asked = serve({
      'POST /api/login/check_user': knows,
      'POST /api/login': () => ({ status: 403, body: { kind: 'forbidden', code: 'SECOND_STEP_NEEDED' } }),
    });
    showSignedOut(<LoginPage />, '/login');
    await reachPassword();
    type('Contraseña', 'secreta');
    press('Entrar');
    await screen.findByLabelText('Código');
    press('Cambiar');
    await screen.findByLabelText('Correo electrónico');
    await reachPassword();
    expect(asked.filter(({ call }) => call === 'POST /api/login')).toHaveLength(1);
  });

  it('tells nothing of what went wrong on the server', async () => {
    serve({
      'POST /api/login/check_user': () => ({ status: 500, body: { kind: 'internal', code: 'INTERNAL' } }),
    });
    showSignedOut(<LoginPage />, '/login');
    type('Correo electrónico', 'ana@obra.cl');
    press('Continuar');
    expect(await screen.findByText('Ha ocurrido un error, intentelo nuevamente')).toBeVisible();
  });

  it('keeps the focus that leaves an empty field by Tab, and goes back to the field when pressed', async () => {
    const asked = serve({});
    showSignedOut(<LoginPage />, '/login');
    const send = screen.getByRole('button', { name: 'Continuar' });
    act(() => send.focus());
    expect(await screen.findByText('Campo requerido')).toBeVisible();
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(send).toHaveFocus();
    fireEvent.click(send);
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus());
    expect(asked).toEqual([]);
  });

  it('refuses what is no e-mail and what is too short a password without asking the server', async () => {
    const asked = serve({ 'POST /api/login/check_user': knows });
    showSignedOut(<LoginPage />, '/login');
    type('Correo electrónico', 'ana.obra.cl');
    press('Continuar');
    expect(await screen.findByText('Escribe un correo electrónico válido')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continuar' })).toHaveAttribute('aria-disabled', 'true');
    expect(asked).toEqual([]);
    await reachPassword();
    type('Contraseña', 'corta');
    press('Entrar');
    expect(await screen.findByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('says for how long too many tries close it', async () => {
    const tooMany = { kind: 'tooMany', code: 'LOGIN_THROTTLED', params: { minutes: 12 } };
    serve({
      'POST /api/login/check_user': knows,
      'POST /api/login': () => ({ status: 429, body: tooMany }),
    });
    showSignedOut(<LoginPage />, '/login');
    await reachPassword();
    type('Contraseña', 'secreta');
    press('Entrar');
    expect(await screen.findByText('Demasiados intentos. Inténtalo de nuevo en 12 min.')).toBeVisible();
  });

  it('gives the answer up after 15 seconds', async () => {
    const limits: (number | undefined)[] = [];
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('too slow', 'TimeoutError'));
    });
    globalThis.fetch = (_, init) => Promise.reject(init?.signal?.reason);
    showSignedOut(<LoginPage />, '/login');
    type('Correo electrónico', 'ana@obra.cl');
    press('Continuar');
    expect(await screen.findByText(/tardó demasiado/)).toBeVisible();
    expect(limits).toEqual([15_000]);
    timeout.mockRestore();
  });

  it.each([
    ['¿Olvidaste tu contraseña?', '/forgot_password'],
    ['¿Olvidaste tu correo?', '/forgot_email'],
    ['Crear una cuenta', '/create_account'],
  ])('leads from "%s" to %s', (name, path) => {
    serve({});
    const { router } = showSignedOut(<LoginPage />, '/login');
    fireEvent.click(screen.getByRole('link', { name }));
    expect(router.state.location.pathname).toBe(path);
  });

  it('goes back to the e-mail as it was typed', async () => {
    serve({ 'POST /api/login/check_user': knows });
    showSignedOut(<LoginPage />, '/login');
    await reachPassword();
    press('Cambiar');
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@obra.cl');
  });
});

describe('a session', () => {
  beforeEach(() => localStorage.clear());

  it('goes on after a reload and ends when the server no longer knows it', async () => {
    localStorage.setItem('plomada.session', JSON.stringify(SESSION));
    serve({
      'GET /api/session': () => ({ status: 401, body: { kind: 'unauthenticated', code: 'TOKEN_INVALID' } }),
    });
    const { store } = showSignedOut(<Outlet />, '/');
    expect(store.getState().session.phase).toBe('active');
    await waitFor(() => expect(store.getState().session).toEqual({ phase: 'anonymous', reason: 'ended' }));
    expect(localStorage.getItem('plomada.session')).toBeNull();
  });

  it('goes on without a network', async () => {
    localStorage.setItem('plomada.session', JSON.stringify(SESSION));
    let tries = 0;
    globalThis.fetch = () => {
      tries += 1;
      return Promise.reject(new TypeError('offline'));
    };
    const { store } = showSignedOut(<Outlet />, '/');
    await waitFor(() => expect(tries).toBe(1));
    expect(store.getState().session.phase).toBe('active');
  });

  it('is not taken up when it ran out', () => {
    localStorage.setItem(
      'plomada.session',
      JSON.stringify({ ...SESSION, expiresAt: '2020-01-01T00:00:00Z' }),
    );
    serve({});
    expect(showSignedOut(<Outlet />, '/').store.getState().session.phase).toBe('anonymous');
  });
});
