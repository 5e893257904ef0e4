import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { ANA } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { TwoFactor } from './two-factor';

const PATH = `/api/user/${ANA.id}/two_factor`;
const OFF = { since: null, recoveryCodesLeft: 0 };
const ON = { since: '2026-03-02T12:00:00Z', recoveryCodesLeft: 10 };
const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n}`);
const BEGUN = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Plomada:ana?secret=JBSWY3DPEHPK3PXP' };
const wrong = (code: string) => () => ({ status: 400, body: { kind: 'invalid', code } });

async function open(first: object, more: Answers = {}) {
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
      <TwoFactor userId={ANA.id} />
      <Messages />
    </>,
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
