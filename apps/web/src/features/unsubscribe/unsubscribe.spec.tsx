import { fireEvent, screen } from '@testing-library/react';
import { serve } from '../../testing/server';
import { showSignedOut } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { UnsubscribePage } from './unsubscribe-page';

const TOKEN = 'aaa.bbb.ccc';
const END = `POST /api/restrictions_digest/unsubscribe/${TOKEN}`;
const AGAIN = `POST /api/restrictions_digest/subscribe/${TOKEN}`;
const open = (hash = `#token=${TOKEN}`) => showSignedOut(<UnsubscribePage />, `/unsubscribe${hash}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTestTranslations());

describe('the link at the end of a digest', () => {
  it('ends it with one press, not by being opened, and lets it come again', async () => {
    const asked = serve({ [END]: () => ({ body: {} }), [AGAIN]: () => ({ body: {} }) });
    open();
    expect(await screen.findByText(/Puedes dejar de recibirlo/)).toBeVisible();
    expect(asked).toEqual([]);
    press('Dejar de recibirlo');
    expect(await screen.findByText('Listo: ya no te llegará el resumen de este proyecto.')).toBeVisible();
    press('Volver a recibirlo');
    expect(await screen.findByText('Listo: el resumen de este proyecto te llegará de nuevo.')).toBeVisible();
    expect(asked.map(({ call }) => call)).toEqual([END, AGAIN]);
  });

  it('says so when it is none of ours', async () => {
    serve({
      [END]: () => ({ status: 404, body: { kind: 'notFound', code: 'DIGEST_LINK_INVALID' } }),
    });
    open();
    await screen.findByText(/Puedes dejar de recibirlo/);
    press('Dejar de recibirlo');
    expect(await screen.findByText('Vínculo incorrecto o expirado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dejar de recibirlo' })).toBeNull();
  });

  it('says so when it was cut off', async () => {
    open('');
    expect(await screen.findByText('Vínculo incorrecto o expirado')).toBeVisible();
  });
});
