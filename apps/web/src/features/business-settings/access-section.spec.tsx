import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { AccessSection } from './access-section';

const POLICY = '/api/business/b1/sign_in_policy';
const LOG = 'GET /api/business/b1/account_log';
const SIGN_ON = '/api/business/b1/single_sign_on';
const VIEW = {
  ...{ settings: null, hasSecret: false, domains: [], lastFailure: null },
  redirectAddress: 'https://plomada.example/login/sign_on',
};
const OPEN = { secondStepFor: 'nobody', passwordMinimum: 6, sessionHours: 12 };
const reset = { at: '2026-03-02T12:00:00Z', what: 'twoFactorReset', by: 'Olga Soto', of: 'Nora Pinto' };

function open(more: Answers = {}) {
  const asked = serve({
    [`GET ${POLICY}`]: () => ({ body: OPEN }),
    [`PUT ${POLICY}`]: (body) => ({ body }),
    [LOG]: () => ({ body: { changes: [reset] } }),
    [`GET ${SIGN_ON}`]: () => ({ body: VIEW }),
    ...more,
  });
  show(
    <>
      <AccessSection businessId="b1" />
      <Messages />
    </>,
  );
  return asked;
}
const choose = async (field: string, option: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: field }));
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
};

beforeAll(() => startTestTranslations());

describe('how the people of a company come in', () => {
  it('is chosen and saved as a whole, once something was changed', async () => {
    const asked = open();
    expect(await screen.findByRole('button', { name: 'Guardar' })).toBeDisabled();
    await choose('Verificación en dos pasos', 'Obligatoria para todos');
    await choose('Largo mínimo de la contraseña', '10 caracteres');
    await choose('Duración de la sesión', '1 hora');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Acceso guardado')).toBeVisible();
    expect(asked.find(({ call }) => call === `PUT ${POLICY}`)?.body).toEqual({
      secondStepFor: 'everybody',
      passwordMinimum: 10,
      sessionHours: 1,
    });
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  it('shows who changed it', async () => {
    open();
    expect(
      await screen.findByText('Olga Soto quitó la verificación en dos pasos de Nora Pinto'),
    ).toBeVisible();
  });

  it.each([
    [
      { what: 'policySet', policy: { secondStepFor: 'everybody', passwordMinimum: 10, sessionHours: 1 } },
      'Olga Soto cambió cómo entran las personas',
      /^Verificación en dos pasos: Obligatoria para todos · Largo mínimo de la contraseña: 10 caracteres · Duración de la sesión: 1 hora$/,
    ],
    [
      {
        what: 'signOnSet',
        signOn: {
          provider: 'Obra ID',
          changed: { clientSecret: true, use: 'required', makesMembers: false },
        },
      },
      'Olga Soto cambió el inicio de sesión único',
      /^Proveedor: Obra ID · Secreto del cliente: otro · Uso: Obligatorio · Quien entra por primera vez .*: no$/,
    ],
    [
      { what: 'signOnDomainRemoved', signOn: { domain: 'obra.cl' } },
      'Olga Soto quitó un dominio del inicio de sesión único',
      /^Dominio: obra.cl$/,
    ],
    [
      { what: 'peopleImported', people: { invited: 12, changed: 1 } },
      'Olga Soto importó personas desde una lista',
      /^12 personas invitadas · 1 persona con otros roles$/,
    ],
  ])('shows what was done: %j', async (done, sentence, details) => {
    const change = { at: '2026-03-02T12:00:00Z', by: 'Olga Soto', of: null, ...done };
    open({ [LOG]: () => ({ body: { changes: [change] } }) });
    const line = within((await screen.findByText(sentence)).closest('li')!);
    expect(line.getByText(details)).toBeVisible();
  });

  it('shows a change of before it was noted what it was', async () => {
    const change = { at: '2026-03-02T12:00:00Z', what: 'signOnSet', by: 'Olga Soto', of: null };
    open({ [LOG]: () => ({ body: { changes: [change] } }) });
    const line = (await screen.findByText('Olga Soto cambió el inicio de sesión único')).closest('li')!;
    expect(line).toHaveTextContent(/^Olga Soto cambió el inicio de sesión único02\/03\/2026 [\d:]+$/);
  });

  it('says when nobody has', async () => {
    open({ [LOG]: () => ({ body: { changes: [] } }) });
    expect(await screen.findByText('Todavía no hay cambios.')).toBeVisible();
  });

  it('says when it could not be loaded', async () => {
    open({
      [`GET ${POLICY}`]: () => ({ status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }),
    });
    expect(await screen.findByText('No pudimos cargar cómo entran las personas')).toBeVisible();
  });
});

describe('single sign-on', () => {
  const SET = {
    ...{ issuer: 'https://login.example', clientId: 'plomada', name: 'Obra ID', use: 'offered' },
    ...{ countsAsSecondStep: false, makesMembers: false, trustsUnstatedEmail: false },
  };
  const domain = (provenAt: string | null) => ({
    ...{ domain: 'obra.cl', provenAt },
    record: { name: '_plomada.obra.cl', value: 'plomada-sign-on=1a2b' },
  });
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('is set with a secret that is not shown again', async () => {
    const asked = open({ [`PUT ${SIGN_ON}`]: () => ({ body: { ...VIEW, settings: SET, hasSecret: true } }) });
    expect(await screen.findByText('https://plomada.example/login/sign_on')).toBeVisible();
    type(/Dirección del proveedor/, 'https://login.example');
    type(/^Id del cliente/, 'plomada');
    type(/^Secreto del cliente/, 'muy-secreto');
    type(/^Nombre/, 'Obra ID');
    await choose('Uso', 'Voluntario');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar proveedor' }));
    expect(await screen.findByText('Inicio de sesión único guardado')).toBeVisible();
    expect(asked.find(({ call }) => call === `PUT ${SIGN_ON}`)?.body).toEqual({
      ...SET,
      clientSecret: 'muy-secreto',
    });
    expect(screen.getByLabelText(/^Secreto del cliente/)).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Guardar proveedor' })).toBeDisabled();
  });

  it('says of each field what is wrong with it, and leads to the first one when it is saved', async () => {
    const asked = open();
    await screen.findByRole('button', { name: 'Guardar proveedor' });
    const [issuer, name] = [
      screen.getByLabelText(/Dirección del proveedor/),
      screen.getByLabelText(/^Nombre/),
    ];
    expect(issuer).toBeRequired();
    expect(name).toBeRequired();
    fireEvent.blur(name);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Campo requerido'));
    type(/^Id del cliente/, 'plomada');
    type(/Dirección del proveedor/, 'login.example');
    fireEvent.click(screen.getByRole('button', { name: 'Guardar proveedor' }));
    await waitFor(() => expect(issuer).toHaveFocus());
    expect(issuer).toHaveAccessibleDescription(/^Escribe la dirección completa/);
    fireEvent.click(screen.getByRole('button', { name: 'Probar' }));
    await act(async () => undefined);
    expect(asked.filter(({ call }) => call.includes(SIGN_ON)).map(({ call }) => call)).toEqual([
      `GET ${SIGN_ON}`,
    ]);
  });

  it('tries a provider without setting anything, and says what is wrong', async () => {
    let answer: object = { body: { host: 'login.example', saysPkce: true } };
    const asked = open({ [`POST ${SIGN_ON}/check`]: () => answer as { body: unknown } });
    await screen.findByRole('button', { name: 'Probar' });
    type(/Dirección del proveedor/, 'https://login.example');
    fireEvent.click(screen.getByRole('button', { name: 'Probar' }));
    expect(await screen.findByText(/las personas se identificarán en login.example/)).toBeVisible();
    answer = { status: 403, body: { kind: 'forbidden', code: 'SIGN_ON_NO_PROVIDER' } };
    fireEvent.click(screen.getByRole('button', { name: 'Probar' }));
    expect(await screen.findByText(/no hay un proveedor de OpenID Connect/)).toBeVisible();
    expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  it('shows the record that proves a domain, until it does, and why somebody did not get in', async () => {
    const lastFailure = { at: '2026-03-02T12:00:00Z', code: 'SIGN_ON_CLIENT_WRONG' };
    const view = { ...VIEW, settings: SET, hasSecret: true, lastFailure, domains: [domain(null)] };
    open({
      [`GET ${SIGN_ON}`]: () => ({ body: view }),
      [`POST ${SIGN_ON}/domains/obra.cl/prove`]: () => ({
        body: { ...view, domains: [domain('2026-03-02T12:00:00Z')] },
      }),
    });
    expect(await screen.findByText('plomada-sign-on=1a2b')).toBeVisible();
    expect(screen.getByText(/El proveedor no reconoce a Plomada/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Comprobar obra.cl' }));
    expect(await screen.findByText(/Comprobado el/)).toBeVisible();
    expect(screen.queryByText('plomada-sign-on=1a2b')).toBeNull();
  });
});
