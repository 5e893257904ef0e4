import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Messages } from '../../base/messages/messages';
import { ANA } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ApiTokens } from './api-tokens';
import type { ApiTokenInfo } from './connections-api';

const PATH = `/api/user/${ANA.id}/api_tokens`;
const SECRET = `plomada_${'x'.repeat(43)}`;
const token = (change: Partial<ApiTokenInfo> = {}): ApiTokenInfo => ({
  ...{ id: 'one', name: 'Tablero', scope: 'read', ending: 'a1B2', lastUsedAt: null },
  createdAt: '2026-03-02T12:00:00Z',
  expiresAt: '2099-03-09T12:00:00Z',
  ...change,
});

async function open(first: ApiTokenInfo[], more: Parameters<typeof serve>[0] = {}) {
  let tokens = first;
  const asked = serve({
    [`GET ${PATH}`]: () => ({ body: { tokens } }),
    [`POST ${PATH}`]: (body) => {
      const made = token({ ...(body as object), id: 'made' });
      tokens = [made, ...tokens];
      return { body: { token: SECRET, info: made } };
    },
    [`DELETE ${PATH}/one`]: () => {
      tokens = tokens.filter(({ id }) => id !== 'one');
      return { body: {} };
    },
    ...more,
  });
  show(
    <>
      <ApiTokens userId={ANA.id} />
      <Messages />
    </>,
  );
  await screen.findByRole('button', { name: 'Nuevo token' });
  return asked;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTestTranslations());

describe('the own API tokens', () => {
  it('are told to be none, before there is one', async () => {
    await open([]);
    expect(screen.getByText('Todavía no tienes tokens.')).toBeVisible();
  });

  it('say what each may, until when, and when it was used last', async () => {
    await open([
      token({ lastUsedAt: '2026-03-03T12:00:00Z' }),
      token({ id: 'two', name: 'Viejo', scope: 'write', expiresAt: '2026-03-02T12:00:00Z' }),
    ]);
    const [good, over] = screen.getAllByRole('listitem');
    expect(good).toHaveTextContent(/Leer · termina en a1B2.*Vence el 09\/03\/2099.*Último uso: 03\/03\/2026/);
    expect(over).toHaveTextContent(/Leer y escribir.*Venció el 02\/03\/2026.*Sin uso todavía/);
  });

  it('are made with the least, shown once to be copied, and then only listed', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const asked = await open([]);
    press('Nuevo token');
    const form = within(await screen.findByRole('dialog', { name: 'Nuevo token' }));
    const create = form.getByRole('button', { name: 'Crear token' });
    expect(create).toBeDisabled();
    fireEvent.change(form.getByRole('textbox', { name: 'Nombre' }), { target: { value: 'Power BI' } });
    fireEvent.click(create);
    const once = within(await screen.findByRole('dialog', { name: 'Token creado' }));
    expect(once.getByRole('textbox', { name: 'Token' })).toHaveTextContent(SECRET);
    await act(async () => fireEvent.click(once.getByRole('button', { name: 'Copiar' })));
    expect(writeText).toHaveBeenCalledWith(SECRET);
    expect(once.getByText('Copiado')).toBeVisible();
    fireEvent.click(once.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(await screen.findByText('Power BI')).toBeVisible();
    expect(asked.find(({ call }) => call === `POST ${PATH}`)?.body).toEqual({
      ...{ name: 'Power BI', scope: 'read', days: 90 },
    });
  });

  it('say why one is not made, and keep what was typed', async () => {
    await open([], {
      [`POST ${PATH}`]: () => ({
        status: 409,
        body: { kind: 'conflict', code: 'API_TOKENS_FULL', params: { max: 20 } },
      }),
    });
    press('Nuevo token');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByRole('textbox', { name: 'Nombre' }), { target: { value: 'Otro' } });
    fireEvent.click(form.getByRole('button', { name: 'Crear token' }));
    expect(await form.findByText(/Tienes 20 tokens, el máximo/)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Otro');
  });

  it('are revoked after a question, which loses nothing by itself', async () => {
    const asked = await open([token()]);
    press('Revocar el token Tablero');
    const question = within(await screen.findByRole('dialog', { name: '¿Revocar el token «Tablero»?' }));
    expect(question.getByRole('button', { name: 'Conservar' })).toHaveFocus();
    fireEvent.click(question.getByRole('button', { name: 'Conservar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    press('Revocar el token Tablero');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('Token «Tablero» revocado')).toBeVisible();
    expect(await screen.findByText('Todavía no tienes tokens.')).toBeVisible();
  });
});
