import { screen } from '@testing-library/react';
import { secondStepAsked } from '../base/session/session-slice';
import { serve } from '../testing/server';
import { show } from '../testing/show';
import { startTestTranslations } from '../testing/translations';
import { RequireSession } from './require-session';

it('shows the setting up of a second step that is due in place of every page', async () => {
  await startTestTranslations();
  serve({});
  show(<RequireSession />, { actions: [secondStepAsked()] });
  expect(await screen.findByRole('heading', { name: 'Activa la verificación en dos pasos' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activar la verificación en dos pasos' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});
