import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { Webhooks } from './webhooks';
import type { WebhookDelivery, WebhookInfo } from './webhooks-api';

const PATH = '/api/project/p1/webhooks';
const URL_OF = 'https://erp.example/plomada';
const SECRET = 'whsec_abc';
const webhook = (change: Partial<WebhookInfo> = {}): WebhookInfo => ({
  ...{ id: 'one', url: URL_OF, events: ['term.closed'], createdAt: '2026-03-02T12:00:00Z', disabledAt: null },
  ...change,
});
const delivery: WebhookDelivery = {
  ...{ id: 'one.e1', event: 'term.closed', status: 'failed', createdAt: '2026-03-02T12:00:00Z' },
  body: '{"event":"term.closed"}',
  attempts: [
    { at: '2026-03-02T12:00:01Z', milliseconds: 120, status: 503, error: null },
    { at: '2026-03-02T12:00:31Z', milliseconds: 10_000, status: null, error: 'WEBHOOK_TIMEOUT' },
  ],
};

async function open(first: WebhookInfo[], more: Parameters<typeof serve>[0] = {}) {
  let webhooks = first;
  const asked = serve({
    [`GET ${PATH}`]: () => ({ body: { webhooks } }),
    [`POST ${PATH}`]: (body) => {
      const made = webhook({ ...(body as object), id: 'made' });
      webhooks = [made, ...webhooks];
      return { body: { secret: SECRET, info: made } };
    },
    [`DELETE ${PATH}/one`]: () => {
      webhooks = [];
      return { body: {} };
    },
    [`POST ${PATH}/one/enable`]: () => {
      webhooks = [webhook()];
      return { body: {} };
    },
    [`GET ${PATH}/one/deliveries`]: () => ({ body: { deliveries: [delivery] } }),
    [`POST ${PATH}/one/deliveries/one.e1/redeliver`]: () => ({ body: {} }),
    ...more,
  });
  show(<Webhooks of="project" id="p1" />);
  await screen.findByRole('button', { name: 'Nuevo webhook' });
  return asked;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTestTranslations());

describe('the webhooks of a project', () => {
  it('are made for chosen events, and their secret is shown once', async () => {
    const asked = await open([]);
    expect(screen.getByText('Todavía no hay webhooks.')).toBeVisible();
    press('Nuevo webhook');
    const form = within(await screen.findByRole('dialog', { name: 'Nuevo webhook' }));
    const create = form.getByRole('button', { name: 'Crear webhook' });
    fireEvent.change(form.getByRole('textbox', { name: /Dirección/ }), { target: { value: 'no address' } });
    fireEvent.mouseDown(form.getByRole('combobox', { name: /Avisar de/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Restricción atrasada' }));
    expect(create).toBeDisabled();
    fireEvent.change(form.getByRole('textbox', { name: /Dirección/ }), { target: { value: URL_OF } });
    fireEvent.click(create);
    const once = within(await screen.findByRole('dialog', { name: 'Webhook creado' }));
    expect(once.getByRole('textbox', { name: 'Secreto' })).toHaveTextContent(SECRET);
    fireEvent.click(once.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
    expect(await screen.findByText(URL_OF)).toBeVisible();
    expect(asked.find(({ call }) => call === `POST ${PATH}`)?.body).toEqual({
      ...{ url: URL_OF, events: ['restriction.late'] },
    });
  });

  it('say why one is not made', async () => {
    await open([], {
      [`POST ${PATH}`]: () => ({ status: 400, body: { kind: 'invalid', code: 'WEBHOOK_ADDRESS_REFUSED' } }),
    });
    press('Nuevo webhook');
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByRole('textbox', { name: /Dirección/ }), { target: { value: URL_OF } });
    fireEvent.mouseDown(form.getByRole('combobox', { name: /Avisar de/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Restricción atrasada' }));
    fireEvent.click(form.getByRole('button', { name: 'Crear webhook' }));
    expect(await form.findByText('La dirección no es pública o no existe')).toBeVisible();
  });

  it('show what they were told, how each try ended, and send it again', async () => {
    const asked = await open([webhook()]);
    press(`Entregas del webhook ${URL_OF}`);
    const list = within(await screen.findByRole('dialog', { name: 'Entregas' }));
    const line = await list.findByRole('listitem');
    expect(line).toHaveTextContent(
      /Corto plazo cerrado.*Fallido.*Respuesta 503.*120 ms.*No respondió a tiempo/,
    );
    expect(line).toHaveTextContent(delivery.body);
    fireEvent.click(list.getByRole('button', { name: 'Enviar de nuevo' }));
    await waitFor(() =>
      expect(asked.some(({ call }) => call === `POST ${PATH}/one/deliveries/one.e1/redeliver`)).toBe(true),
    );
  });

  it.each([
    ['delivered', /Entregado · el 02\/03\/2026 \d\d:09:07.*Ocurrió el 02\/03\/2026 \d\d:00:00/],
    ['waiting', /En camino · último intento el 02\/03\/2026 \d\d:09:07.*Ocurrió el 02\/03\/2026 \d\d:00:00/],
    ['failed', /Fallido · último intento el 02\/03\/2026 \d\d:09:07.*Ocurrió el 02\/03\/2026 \d\d:00:00/],
  ] as const)('say when it happened and when it was told or tried last: %s', async (status, said) => {
    const attempts = [
      ...delivery.attempts,
      { at: '2026-03-02T12:09:07Z', milliseconds: 9, status: 200, error: null },
    ];
    await open([webhook()], {
      [`GET ${PATH}/one/deliveries`]: () => ({ body: { deliveries: [{ ...delivery, status, attempts }] } }),
    });
    press(`Entregas del webhook ${URL_OF}`);
    expect(await screen.findByRole('listitem')).toHaveTextContent(said);
  });

  it('say of what was not tried yet when it happened alone', async () => {
    const fresh = { ...delivery, status: 'waiting', attempts: [] };
    await open([webhook()], {
      [`GET ${PATH}/one/deliveries`]: () => ({ body: { deliveries: [fresh] } }),
    });
    press(`Entregas del webhook ${URL_OF}`);
    expect(await screen.findByRole('listitem')).toHaveTextContent(/En caminoOcurrió el 02\/03\/2026/);
  });

  it('are enabled again where they were disabled, and removed after a question', async () => {
    await open([webhook({ disabledAt: '2026-03-05T12:00:00Z' })]);
    expect(screen.getByText(/Desactivado el 05\/03\/2026/)).toBeVisible();
    press(`Reactivar el webhook ${URL_OF}`);
    await waitFor(() => expect(screen.queryByText(/Desactivado/)).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: `Eliminar el webhook ${URL_OF}` }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Todavía no hay webhooks.')).toBeVisible();
  });
});
