import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { ANA } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { goTo } from '../../base/go-to';
import { SecondStepDue } from './second-step-due';
import { TwoFactor } from './two-factor';

jest.mock('../../base/go-to', () => ({ goTo: jest.fn() }));

const PATH = `/api/user/${ANA.id}/two_factor`;
const OFF = { since: null, recoveryCodesLeft: 0, hasPassword: true };
const ON = { since: '2026-03-02T12:00:00Z', recoveryCodesLeft: 10, hasPassword: true };
const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n}`);
const BEGUN = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Plomada:ana?secret=JBSWY3DPEHPK3PXP' };
const wrong = (code: string) => () => ({ status: 400, body: { kind: 'invalid', code } });

async function open(first: object, more: Answers = {}, screenShown = <TwoFactor userId={ANA.id} />) {
  let state = first;
  const asked = serve({
    [`GET ${PATH}`]: () => ({ body: state }),
    [`POST ${PATH}/begin`]: () => ({ body: BEGUN }),
    [`POST ${PATH}/confirm`]: () => {
      state = ON;
      return { body: { recoveryCodes: CODES } };
    },
    [`POST ${PATH}/end`]: () => {
      state = OFF;
      return { body: {} };
    },
    ...more,
  });
  show(
    <>
      {screenShown}
      <Messages />
    </>,
    { path: '/profile_settings?part=access', route: '/profile_settings' },
  );
  return asked;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeAll(() => startTestTranslations());

describe('the second step of the own account', () => {
  it('is turned on by the password, a secret for the app and a code of it; the recovery codes are shown once', async () => {
    const asked = await open(OFF);
    fireEvent.click(await screen.findByRole('button', { name: 'Activar la verificación en dos pasos' }));
    await screen.findByRole('dialog');
    type(/Contraseña actual/, 'secreta');
    press('Siguiente');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
    type(/^Código/, '12345');
    expect(screen.getByRole('button', { name: 'Activar' })).toBeDisabled();
    type(/^Código/, '123456');
    press('Activar');
    const shown = await screen.findByRole('textbox', { name: 'Códigos de recuperación' });
    for (const code of CODES) expect(shown).toHaveTextContent(code);
    expect(await screen.findByText('Te quedan 10 códigos de recuperación.')).toBeInTheDocument();
    expect(asked.map(({ call, body }) => [call, body])).toEqual(
      expect.arrayContaining([
        [`POST ${PATH}/begin`, { password: btoa('secreta') }],
        [`POST ${PATH}/confirm`, { code: '123456' }],
      ]),
    );
  });

  it('says why a code does not turn it on, and stays there', async () => {
    await open(OFF, { [`POST ${PATH}/confirm`]: wrong('SECOND_STEP_WRONG') });
    fireEvent.click(await screen.findByRole('button', { name: 'Activar la verificación en dos pasos' }));
    await screen.findByRole('dialog');
    type(/Contraseña actual/, 'secreta');
    press('Siguiente');
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    type(/^Código/, '000000');
    press('Activar');
    expect(await screen.findByText('El código no es correcto o ya se usó')).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  });

  it('is turned off by password and code together', async () => {
    const asked = await open(ON);
    fireEvent.click(await screen.findByRole('button', { name: 'Desactivar la verificación en dos pasos' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(/Contraseña actual/, 'secreta');
    expect(dialog.getByRole('button', { name: 'Desactivar' })).toBeDisabled();
    type(/^Código/, 'AAAA-BBBB-CCCC-DDD1');
    fireEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Verificación en dos pasos desactivada')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Desactivada')).toBeVisible());
    const [, ended] = asked;
    expect(ended?.body).toEqual({ password: btoa('secreta'), code: 'AAAA-BBBB-CCCC-DDD1' });
  });

  it('warns when few recovery codes are left', async () => {
    await open({ ...ON, recoveryCodesLeft: 1 });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Te queda 1 código de recuperación. Crea códigos nuevos antes de que se acaben.',
    );
  });

  it('says when it could not be loaded', async () => {
    await open(OFF, {
      [`GET ${PATH}`]: () => ({ status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }),
    });
    expect(await screen.findByText('No pudimos cargar tu verificación en dos pasos')).toBeVisible();
  });
});

describe('the second step of somebody without a password', () => {
  const SIGNED_ON = { ...OFF, hasPassword: false };
  const BEGIN_SIGN_ON = 'POST /api/login/single_sign_on/begin';
  const tooOld = () => ({
    status: 403,
    body: { kind: 'forbidden', code: 'SIGN_ON_NOT_RECENT', params: { minutes: 10 } },
  });
  const setUp = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Activar la verificación en dos pasos' }));
    await screen.findByRole('dialog');
    expect(screen.queryByLabelText(/Contraseña/)).toBeNull();
    press('Siguiente');
  };
  beforeEach(() => jest.mocked(goTo).mockClear());

  it.each([
    ['in the own account', undefined],
    ['where a business asks for it before anything else', <SecondStepDue key="due" />],
  ])('is turned on without one, %s', async (_where, page) => {
    const asked = await open(SIGNED_ON, {}, page);
    await setUp();
    await screen.findByText('JBSW Y3DP EHPK 3PXP');
    type(/^Código/, '123456');
    press('Activar');
    expect(await screen.findByRole('textbox', { name: 'Códigos de recuperación' })).toBeVisible();
    expect(asked.find(({ call }) => call === `POST ${PATH}/begin`)?.body).toEqual({});
  });

  it('leads to the provider, and back to the same page, whose sign-on is too old', async () => {
    const url = 'https://login.example/authorize?state=1';
    const asked = await open(SIGNED_ON, {
      [`POST ${PATH}/begin`]: tooOld,
      [BEGIN_SIGN_ON]: () => ({ body: { url } }),
    });
    await setUp();
    expect(
      await screen.findByText(/en los últimos 10 minutos. Identifícate de nuevo y vuelve/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Siguiente' })).toBeNull();
    press('Identificarme de nuevo');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(url));
    const from = '/profile_settings?part=access';
    expect(asked.at(-1)).toEqual({ call: BEGIN_SIGN_ON, body: { email: ANA.email, from } });
  });

  it('says why the provider cannot be gone to, and can be asked again', async () => {
    await open(SIGNED_ON, {
      [`POST ${PATH}/begin`]: tooOld,
      [BEGIN_SIGN_ON]: () => ({ status: 503, body: { kind: 'unavailable', code: 'SIGN_ON_UNREACHABLE' } }),
    });
    await setUp();
    fireEvent.click(await screen.findByRole('button', { name: 'Identificarme de nuevo' }));
    expect(await screen.findByText(/El proveedor de identidad no responde/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Identificarme de nuevo' })).toBeEnabled();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('is turned off by a code alone', async () => {
    const asked = await open({ ...ON, hasPassword: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Desactivar la verificación en dos pasos' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/bastará identificarte con el proveedor/)).toBeVisible();
    expect(dialog.queryByLabelText(/Contraseña/)).toBeNull();
    type(/^Código/, '123456');
    fireEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('Verificación en dos pasos desactivada')).toBeVisible();
    expect(asked.find(({ call }) => call === `POST ${PATH}/end`)?.body).toEqual({ code: '123456' });
  });
});
