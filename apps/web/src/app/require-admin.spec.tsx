import { screen } from '@testing-library/react';
import { projectsActions } from '../features/projects/projects-slice';
import { business, project } from '../testing/examples';
import { show } from '../testing/show';
import { startTestTranslations } from '../testing/translations';
import { Messages } from '../base/messages/messages';
import { RequireAdmin } from './require-admin';

function asks(imAdmin: boolean, isAdmin = false) {
  const listed = project({ imAdmin, canEdit: imAdmin });
  const page = (
    <>
      <RequireAdmin />
      <Messages />
    </>
  );
  return show(page, {
    path: '/responsibles?project=p1',
    actions: [projectsActions.loaded({ b1: business({ isAdmin, projects: [listed] }) })],
  });
}

describe('a page of a project that its admins alone have', () => {
  beforeAll(() => startTestTranslations());

  it('lets admins of the project in, and those of the company', () => {
    for (const { router, unmount } of [asks(true), asks(false, true)]) {
      expect(router.state.location.pathname).toBe('/responsibles');
      unmount();
    }
  });

  it('sends everybody else to the list, and says why', async () => {
    const { router, store } = asks(false);
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(store.getState().messages.queue.map(({ key }) => key)).toEqual(['codes:ACTION_FORBIDDEN']);
  });
});
