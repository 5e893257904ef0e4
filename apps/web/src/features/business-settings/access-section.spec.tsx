import { fireEvent, screen, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { AccessSection } from './access-section';

const POLICY = '/api/business/b1/sign_in_policy';
const LOG = 'GET /api/business/b1/account_log';
const OPEN = { secondStepFor: 'nobody', passwordMinimum: 6, sessionHours: 12 };
const reset = { at: '2026-03-02T12:00:00Z', what: 'twoFactorReset', by: 'Olga Soto', of: 'Nora Pinto' };

function open(more: Answers = {}) {
  const asked = serve({
    [`GET ${POLICY}`]: () => ({ body: OPEN }),
    [`PUT ${POLICY}`]: (body) => ({ body }),
    [LOG]: () => ({ body: { changes: [reset] } }),
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
