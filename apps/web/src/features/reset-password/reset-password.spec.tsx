import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { type Answers, serve } from '../../testing/server';
import { showSignedOut } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { LoginPage } from '../login/login-page';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';

const ACTIVATE = 'POST /api/login/reset_password_activate';
const CHECK = 'POST /api/login/reset_password_isactive';
const SET = 'POST /api/login/reset_password/new_password';
const INVALID = () => ({ status: 404, body: { kind: 'notFound', code: 'RESET_LINK_INVALID' } });
const ACTIVE = () => ({ body: { active: true, email: 'ana@obra.cl' } });

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function LoginAndForgot() {
  return useLocation().pathname === '/login' ? <LoginPage /> : <ForgotPasswordPage />;
}

beforeAll(() => startTestTranslations());
beforeEach(() => localStorage.clear());

describe('asking for a new password', () => {
  it('says that the mail was sent', async () => {
    const asked = serve({ [ACTIVATE]: () => ({ body: { sent: true } }) });
    showSignedOut(<ForgotPasswordPage />, '/forgot_password');
    type('Correo electrónico', ' ana@obra.cl ');
    press('Enviar correo');
    expect(await screen.findByText(/^Correo enviado/)).toHaveTextContent('ana@obra.cl');
    expect(asked).toEqual([{ call: ACTIVATE, body: { email: 'ana@obra.cl' } }]);
  });

  it('begins with the e-mail that was typed at the login, and the login goes on with the one it was sent to', async () => {
    serve({ [ACTIVATE]: () => ({ body: { sent: true } }) });
    showSignedOut(<LoginAndForgot />, '/login', '*');
    type('Correo electrónico', 'ana@obra.cl');
    fireEvent.click(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@obra.cl');
    type('Correo electrónico', 'ana.rojas@obra.cl');
    press('Enviar correo');
    await screen.findByText(/^Correo enviado/);
    fireEvent.click(screen.getByRole('link', { name: 'Volver a iniciar sesión' }));
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana.rojas@obra.cl');
  });

  it('needs a valid e-mail', async () => {
    const asked = serve({});
    showSignedOut(<ForgotPasswordPage />, '/forgot_password');
    type('Correo electrónico', 'ana.obra.cl');
    expect(await screen.findByText('Escribe un correo electrónico válido')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar correo' })).toHaveAttribute('aria-disabled', 'true');
    expect(asked).toEqual([]);
  });

  it.each([
    [{ kind: 'internal', code: 'INTERNAL' }, 500, 'Ha ocurrido un error, intentelo nuevamente'],
    [{ kind: 'notFound', code: 'USER_NOT_FOUND' }, 404, 'Ha ocurrido un error, intentelo nuevamente'],
    [
      { kind: 'tooMany', code: 'PASSWORD_RESET_THROTTLED', params: { minutes: 42 } },
      429,
      'Demasiados intentos. Inténtalo de nuevo en 42 minutos.',
    ],
  ])('answers %j with one sentence', async (body, status, sentence) => {
    serve({ [ACTIVATE]: () => ({ status, body }) });
    showSignedOut(<ForgotPasswordPage />, '/forgot_password');
    type('Correo electrónico', 'ana@obra.cl');
    press('Enviar correo');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar correo' })).toBeEnabled();
  });
});

describe('the link of the mail', () => {
  const open = (answers: Answers, hash = '#token=secreto') => {
    const asked = serve(answers);
    const path = `/reset_password/u1${hash}`;
    return { asked, ...showSignedOut(<ResetPasswordPage />, path, '/reset_password/:userId') };
  };
  const choose = async (password: string, confirmation: string) => {
    await screen.findByLabelText('Nueva contraseña');
    type('Nueva contraseña', password);
    type('Repite la contraseña', confirmation);
  };

  it('is checked at once, takes the new password and leads to the login after 3 seconds', async () => {
    const { asked, router, store } = open({ [CHECK]: ACTIVE, [SET]: () => ({ body: {} }) });
    await choose('ñandú-1', 'ñandú-1');
    jest.useFakeTimers();
    press('Cambiar contraseña');
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText(/^Tu contraseña cambió/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(router.state.location.pathname).toBe('/reset_password/u1');
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(store.getState().login).toMatchObject({ step: 'email', email: 'ana@obra.cl' });
    expect(asked[0]).toMatchObject({ call: CHECK, body: { userId: 'u1', token: 'secreto' } });
    const password = Buffer.from('ñandú-1').toString('base64');
    expect(asked[1]).toEqual({ call: SET, body: { userId: 'u1', token: 'secreto', password } });
  });

  it.each([
    ['that the server does not know', { [CHECK]: INVALID }, '#token=x'],
    [
      'whose secret is none',
      { [CHECK]: () => ({ status: 400, body: { kind: 'invalid', code: 'REQUEST_INVALID' } }) },
      '#token=x',
    ],
    ['without a secret', {}, ''],
  ])('%s is told to be incorrect or expired', async (_, answers, hash) => {
    open(answers as Answers, hash);
    expect(await screen.findByText('Vínculo incorrecto o expirado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pedir otro vínculo' })).toHaveAttribute(
      'href',
      '/forgot_password',
    );
    expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
  });

  it('that runs out while the password is chosen is told so as well', async () => {
    open({ [CHECK]: ACTIVE, [SET]: INVALID });
    await choose('secreta', 'secreta');
    press('Cambiar contraseña');
    expect(await screen.findByText('Vínculo incorrecto o expirado')).toBeVisible();
  });

  it('that cannot be checked now can be tried again', async () => {
    let down = true;
    open({ [CHECK]: () => (down ? { status: 503, body: {} } : ACTIVE()) });
    await screen.findByText('No pudimos comprobar el vínculo');
    down = false;
    press('Reintentar');
    expect(await screen.findByLabelText('Nueva contraseña')).toBeVisible();
  });

  it('takes no password that is short or differs from its confirmation', async () => {
    const { asked } = open({ [CHECK]: ACTIVE });
    await choose('corta', 'otra');
    expect(await screen.findByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
    expect(screen.getByText('Las contraseña no coinciden')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(asked).toHaveLength(1);
  });

  it('asks for as many characters as the person is held to', async () => {
    open({ [CHECK]: () => ({ body: { active: true, email: 'ana@obra.cl', passwordMinimum: 9 } }) });
    await choose('ochoooo8', 'ochoooo8');
    expect(await screen.findByText('La contraseña debe tener al menos 9 caracteres')).toBeVisible();
  });

  it('says when the password could not be changed, and goes on asking', async () => {
    open({ [CHECK]: ACTIVE, [SET]: () => ({ status: 500, body: { kind: 'internal', code: 'INTERNAL' } }) });
    await choose('secreta', 'secreta');
    press('Cambiar contraseña');
    expect(await screen.findByText('Error al cambiar la contraseña')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toBeEnabled();
  });
});
