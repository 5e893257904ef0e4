import { LAST_RELEASE } from '@plomada/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ProfileMenu } from './profile-menu';

describe('the profile menu', () => {
  beforeAll(() => startTestTranslations());

  it('has the number of the version, which leads to what versions brought', async () => {
    serve({ 'GET /api/help/desk': () => ({ body: { desk: null, takesRequests: false } }) });
    show(<ProfileMenu />);
    fireEvent.click(screen.getByRole('button', { name: 'Cuenta de Ana Rojas' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: `Versión ${LAST_RELEASE.number}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Novedades' });
    expect(within(dialog).getByText(LAST_RELEASE.changes[0]!.es)).toBeVisible();
  });
});
