import { fireEvent, screen, waitFor } from '@testing-library/react';
import { selectToken } from '../../base/session/session-slice';
import { SESSION } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { showSignedOut } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { goTo } from '../../base/go-to';
import { LoginPage } from './login-page';
import { SignOnReturnPage } from './sign-on-return-page';

jest.mock('../../base/go-to', () => ({ goTo: jest.fn() }));

const ENTER = 'POST /api/login/single_sign_on/enter';
const BEGIN = 'POST /api/login/single_sign_on/begin';
const refuse = (code: string) => ({ status: 403, body: { kind: 'forbidden', code } });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTestTranslations());
beforeEach(() => {
  localStorage.clear();
  jest.mocked(goTo).mockClear();
});

describe('the login of somebody whose company has an identity provider', () => {
  const open = (isRequired: boolean, more: Answers = {}) => {
    const asked = serve({
      'POST /api/login/check_user': () => ({
        body: { exists: true, signOn: { name: 'Obra ID', isRequired } },
      }),
      [BEGIN]: () => ({ body: { url: 'https://login.example/authorize?state=1' } }),
      ...more,
    });
    showSignedOut(<LoginPage />, '/login?from=%2Fgantt%3Fproject%3Dp1');
    type('Correo electrónico', 'ana@obra.cl');
    press('Continuar');
    return asked;
  };

  it('offers it beside the password', async () => {
    const asked = open(false);
    await screen.findByLabelText('Contraseña');
    press('Entrar con Obra ID');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://login.example/authorize?state=1'));
    expect(asked.at(-1)).toEqual({ call: BEGIN, body: { email: 'ana@obra.cl', from: '/gantt?project=p1' } });
  });

  it('goes there by itself where it is the only way, once', async () => {
    const asked = open(true);
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(asked.filter(({ call }) => call === BEGIN)).toHaveLength(1);
  });

  it('says that the provider is away, and tries again when it is told to', async () => {
    let isAway = true;
    open(true, {
      [BEGIN]: () => (isAway ? refuse('SIGN_ON_UNREACHABLE') : { body: { url: 'https://login.example/' } }),
    });
    expect(await screen.findByText(/El proveedor de identidad no responde/)).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
    isAway = false;
    press('Entrar con Obra ID');
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
  });
});

describe('coming back from a provider', () => {
  const open = (
    answers: Answers,
    query = '?state=s1&code=c1&iss=https%3A%2F%2Flogin.example&session_state=x',
  ) => {
    const asked = serve(answers);
    return { asked, ...showSignedOut(<SignOnReturnPage />, `/login/sign_on${query}`) };
  };

  it('enters, goes on to where one wanted to go, and leaves nothing of it in the address', async () => {
    const { asked, router } = open({ [ENTER]: () => ({ body: { ...SESSION, from: '/reports' } }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/reports'));
    expect(asked).toEqual([{ call: ENTER, body: { state: 's1', code: 'c1', iss: 'https://login.example' } }]);
    expect(JSON.parse(localStorage.getItem('plomada.session') ?? '')).toMatchObject({ token: SESSION.token });
    expect(localStorage.getItem('plomada.session')).not.toContain('reports');
  });

  it('asks for a code where the account wants one, and brings the same return with it', async () => {
    const { asked, router } = open({
      [ENTER]: (body) =>
        (body as { secondStep?: string }).secondStep === undefined
          ? refuse('SECOND_STEP_NEEDED')
          : { body: { ...SESSION, from: null } },
    });
    await screen.findByLabelText('Código');
    expect(router.state.location.search).toBe('');
    type('Código', '123456');
    press('Entrar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked[1]?.body).toEqual({
      state: 's1',
      code: 'c1',
      iss: 'https://login.example',
      secondStep: '123456',
    });
  });

  describe('of somebody who is signed in and shows who they are once more', () => {
    const again = (answers: Answers) => {
      localStorage.setItem('plomada.session', JSON.stringify(SESSION));
      return open({ 'GET /api/session': () => ({ body: { ...SESSION, sessionId: 's1' } }), ...answers });
    };

    it('begins another session, and goes back to where they were', async () => {
      const { router, store } = again({
        [ENTER]: () => ({ body: { ...SESSION, token: 'token-2', from: '/profile_settings' } }),
      });
      await waitFor(() => expect(router.state.location.pathname).toBe('/profile_settings'));
      expect(JSON.parse(localStorage.getItem('plomada.session') ?? '')).toMatchObject({ token: 'token-2' });
      expect(selectToken(store.getState())).toBe('token-2');
    });

    it('asks for a code where the account wants one', async () => {
      const { router } = again({
        [ENTER]: (body) =>
          (body as { secondStep?: string }).secondStep === undefined
            ? refuse('SECOND_STEP_NEEDED')
            : { body: { ...SESSION, token: 'token-2', from: null } },
      });
      await screen.findByLabelText('Código');
      type('Código', '123456');
      press('Entrar');
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    });

    it('leaves them who they are when it came to nothing, with a way back', async () => {
      const { store } = again({ [ENTER]: () => refuse('SIGN_ON_CANCELLED') });
      expect(
        await screen.findByText('No terminaste de identificarte. Puedes empezar de nuevo.'),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/');
      expect(selectToken(store.getState())).toBe(SESSION.token);
    });
  });

  it.each([
    ['SIGN_ON_CANCELLED', 'No terminaste de identificarte. Puedes empezar de nuevo.'],
    ['SIGN_ON_PERSON_UNKNOWN', /Nadie de la empresa tiene el correo/],
    ['SIGN_ON_EMAIL_UNVERIFIED', /no confirma que tu correo esté verificado/],
    ['SIGN_ON_CLIENT_WRONG', /no reconoce a Plomada/],
  ])('says why not, with a way on: %s', async (code, words) => {
    open({ [ENTER]: () => refuse(code) }, '?state=s1&error=access_denied');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login');
  });

  it('says to begin again to who comes without anything', async () => {
    const { asked } = open({}, '');
    expect(await screen.findByText(/venció, ya se usó o empezó en otro navegador/)).toBeVisible();
    expect(asked).toEqual([]);
  });
});
