import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SESSION } from '../../testing/examples';
import { serve } from '../../testing/server';
import { showSignedOut } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { InvitationPage } from './invitation-page';

const PREVIEW = 'POST /api/invitation/preview';
const ACCEPT = 'POST /api/invitation/accept';
const JOIN = 'POST /api/invitation/join';
const preview = (given: object = {}) => ({
  email: 'ana@obra.cl',
  scopeName: 'Constructora Demo',
  kind: 'business',
  roles: ['businessViewer'],
  invitedBy: 'Rodrigo Fuentes',
  expiresAt: '2026-03-09T12:00:00Z',
  hasAccount: false,
  ...given,
});
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const open = () => showSignedOut(<InvitationPage />, '/invitation#token=secreto');
const signIn = (email: string) =>
  localStorage.setItem('plomada.session', JSON.stringify({ ...SESSION, user: { ...SESSION.user, email } }));

beforeAll(() => startTestTranslations());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an invitation', () => {
  it('says who invites to what, as what, and until when', async () => {
    serve({ [PREVIEW]: () => ({ body: preview() }) });
    open();
    expect(
      await screen.findByText('Rodrigo Fuentes te invita a la empresa Constructora Demo.'),
    ).toBeVisible();
    expect(
      screen.getByText(/^Tu rol: Lector de empresa\. Vale hasta el 09\/03\/2026 \d\d:\d\d:\d\d\.$/),
    ).toBeVisible();
  });

  it('begins with the name that was written for who is invited, and says what the business asks of a password', async () => {
    const written = { firstName: 'Inés', lastName: 'Vera', passwordMinimum: 12 };
    serve({ [PREVIEW]: () => ({ body: preview(written) }) });
    open();
    expect(await screen.findByLabelText('Nombre')).toHaveValue('Inés');
    expect(screen.getByLabelText('Apellido')).toHaveValue('Vera');
    expect(screen.getByText('Al menos 12 caracteres')).toBeVisible();
    type('Nueva contraseña', 'once-signos');
    fireEvent.blur(screen.getByLabelText('Nueva contraseña'));
    expect(await screen.findByText('La contraseña debe tener al menos 12 caracteres')).toBeVisible();
  });

  it('makes an account, logs it in and begins in the project', async () => {
    const asked = serve({
      [PREVIEW]: () => ({ body: preview({ kind: 'project', roles: ['facilitator'] }) }),
      [ACCEPT]: () => ({ body: { userId: 'u9', businessId: 'b1', projectId: 'p1' } }),
      'POST /api/login': () => ({ body: SESSION }),
    });
    const { store, router } = open();
    await screen.findByLabelText('Nombre');
    type('Nombre', ' Ana ');
    type('Apellido', 'Rojas');
    type('Nueva contraseña', 'secreta');
    type('Repite la contraseña', 'secreta');
    press('Crear cuenta y entrar');
    await waitFor(() => expect(store.getState().session.phase).toBe('active'));
    const password = btoa('secreta');
    expect(asked.slice(1)).toEqual([
      {
        call: ACCEPT,
        body: { token: 'secreto', firstName: 'Ana', lastName: 'Rojas', password, lang: 'es' },
      },
      { call: 'POST /api/login', body: { email: btoa('ana@obra.cl'), password } },
    ]);
    expect(router.state.location.search).toBe(`?from=${encodeURIComponent('/gantt?project=p1')}`);
    expect(sessionStorage.getItem('plomada.invitation')).toBeNull();
  });

  it('needs a name and a password, typed twice', async () => {
    const asked = serve({ [PREVIEW]: () => ({ body: preview() }) });
    open();
    await screen.findByLabelText('Nombre');
    type('Nueva contraseña', 'secreta');
    type('Repite la contraseña', 'secreto');
    press('Crear cuenta y entrar');
    expect(await screen.findByText('Campo requerido')).toBeVisible();
    expect(screen.getByText('Las contraseña no coinciden')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('sends the holder of an account to the login and waits for the return', async () => {
    const signOn = { name: 'Acme', isRequired: true };
    serve({
      [PREVIEW]: () => ({ body: preview({ hasAccount: true }) }),
      'POST /api/login/check_user': () => ({ body: { exists: true, signOn } }),
    });
    const { store, router } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toBe('?from=%2Finvitation');
    // By the way that the business has its people come in.
    await waitFor(() =>
      expect(store.getState().login).toMatchObject({ step: 'signOn', email: 'ana@obra.cl', signOn }),
    );
    expect(sessionStorage.getItem('plomada.invitation')).toBe('secreto');
  });

  it('asks for no password that the business refuses, but offers its provider', async () => {
    const signOn = { name: 'Obra ID', isRequired: true };
    serve({
      [PREVIEW]: () => ({ body: preview({ signOn: { name: 'Obra ID' } }) }),
      'POST /api/login/check_user': () => ({ body: { exists: true, signOn } }),
    });
    const { store, router } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar con Obra ID' }));
    expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
    expect(router.state.location.pathname).toBe('/login');
    await waitFor(() => expect(store.getState().login).toMatchObject({ step: 'signOn', signOn }));
  });

  it('is taken up already for who comes back from the provider, who goes on to the projects', async () => {
    sessionStorage.setItem('plomada.invitation', 'guardado');
    signIn('ana@obra.cl');
    serve({
      'GET /api/session': () => ({ status: 503, body: {} }),
      [PREVIEW]: () => ({ status: 404, body: { kind: 'notFound', code: 'INVITATION_INVALID' } }),
    });
    const { router } = showSignedOut(<InvitationPage />, '/invitation');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('is taken up from where it was left for the login', async () => {
    sessionStorage.setItem('plomada.invitation', 'guardado');
    const asked = serve({ [PREVIEW]: () => ({ body: preview() }) });
    showSignedOut(<InvitationPage />, '/invitation');
    await screen.findByText(/te invita/);
    expect(asked[0]).toEqual({ call: PREVIEW, body: { token: 'guardado' } });
  });

  it('is one press for whoever is signed in as the invited, and says why it does not work', async () => {
    signIn('ANA@obra.cl');
    const asked = serve({
      'GET /api/session': () => ({ status: 503, body: {} }),
      [PREVIEW]: () => ({ body: preview({ hasAccount: true }) }),
      [JOIN]: () => ({ status: 404, body: { kind: 'notFound', code: 'INVITATION_INVALID' } }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Aceptar invitación' }));
    expect(await screen.findByText('Vínculo incorrecto o expirado')).toBeVisible();
    expect(asked.at(-1)).toEqual({ call: JOIN, body: { token: 'secreto' } });
  });

  it('is not for somebody else who is signed in', async () => {
    signIn('luis@obra.cl');
    serve({
      'GET /api/session': () => ({ status: 503, body: {} }),
      'POST /api/logout': () => ({ body: {} }),
      [PREVIEW]: () => ({ body: preview({ hasAccount: true }) }),
    });
    const { store } = open();
    expect(await screen.findByText(/La invitación es para ana@obra.cl/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aceptar invitación' })).toBeNull();
    press('Cerrar sesión y continuar');
    await waitFor(() => expect(store.getState().session.phase).toBe('anonymous'));
  });

  it.each([
    ['used, withdrawn or expired', { status: 404, body: { kind: 'notFound', code: 'INVITATION_INVALID' } }],
    ['forged', { status: 400, body: { kind: 'invalid', code: 'REQUEST_INVALID' } }],
  ])('that is %s says so', async (_, answer) => {
    serve({ [PREVIEW]: () => answer });
    open();
    expect(await screen.findByText('Vínculo incorrecto o expirado')).toBeVisible();
    expect(screen.queryByLabelText('Nombre')).toBeNull();
  });

  it('that cannot be asked for now can be tried again', async () => {
    let down = true;
    serve({ [PREVIEW]: () => (down ? { status: 503, body: {} } : { body: preview() }) });
    open();
    await screen.findByText('No pudimos abrir la invitación');
    down = false;
    press('Reintentar');
    expect(await screen.findByText(/te invita/)).toBeVisible();
  });

  it('for an address that got an account meanwhile leads to the login', async () => {
    let hasAccount = false;
    serve({
      [PREVIEW]: () => ({ body: preview({ hasAccount }) }),
      [ACCEPT]: () => {
        hasAccount = true;
        return { status: 409, body: { kind: 'conflict', code: 'ACCOUNT_EXISTS' } };
      },
    });
    open();
    await screen.findByLabelText('Nombre');
    type('Nombre', 'Ana');
    type('Nueva contraseña', 'secreta');
    type('Repite la contraseña', 'secreta');
    press('Crear cuenta y entrar');
    expect(await screen.findByText(/Ya tienes una cuenta/)).toBeVisible();
  });
});
