import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadAgain } from '../base/go-to';
import { dueAsked } from '../base/session/session-slice';
import { ANA } from '../testing/examples';
import { serve } from '../testing/server';
import { show } from '../testing/show';
import { startTestTranslations } from '../testing/translations';
import { RequireSession } from './require-session';

jest.mock('../base/go-to', () => ({ loadAgain: jest.fn() }));

it('shows the setting up of a second step that is due in place of every page', async () => {
  await startTestTranslations();
  serve({});
  show(<RequireSession />, { actions: [dueAsked('secondStep')] });
  expect(await screen.findByRole('heading', { name: 'Activa la verificación en dos pasos' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activar la verificación en dos pasos' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

it('shows the choice of a password that is due in place of every page, and begins anew with it', async () => {
  await startTestTranslations();
  const change = `POST /api/user/${ANA.id}/change_password`;
  const asked = serve({
    [`GET /api/user/${ANA.id}/password_rules`]: () => ({
      body: { minimum: 8, hasPassword: true, onlyProvider: null },
    }),
    [change]: () => ({ body: {} }),
  });
  show(<RequireSession />, { actions: [dueAsked('password')] });
  expect(await screen.findByRole('heading', { name: 'Elige tu contraseña' })).toBeVisible();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Contraseña actual', 'la-instalada');
  type('Nueva contraseña', 'la-mía-propia');
  type('Repite la contraseña', 'la-mía-propia');
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await waitFor(() => expect(loadAgain).toHaveBeenCalled());
  expect(asked.map(({ call }) => call)).toContain(change);
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});
