import { screen } from '@testing-library/react';
import { projectsActions } from '../features/projects/projects-slice';
import { business } from '../testing/examples';
import { show } from '../testing/show';
import { startTestTranslations } from '../testing/translations';
import { RequireProject } from './require-project';

const SOUTH = {
  ...{
    id: 'c1',
    businessId: 'b1',
    name: 'Zona Sur',
    country: 'CL',
    classification: '',
    type: '',
    image: null,
  },
  ...{ administratorName: '', administratorEmail: '', facilitatorName: '', facilitatorEmail: '' },
  ...{ createdAt: '2026-01-10T10:00:00Z', projects: [], isContainer: true as const, canEdit: true },
};
const openedAt = (path: string) =>
  show(<RequireProject />, {
    path,
    actions: [projectsActions.loaded({ b1: business({ containers: [SOUTH] }) })],
  });

describe('the address of a page of a project', () => {
  beforeAll(() => startTestTranslations());

  it('leads to the page of a container where it names one, and back to where one was', async () => {
    const { router } = openedAt('/gantt?project=c1');
    expect(await screen.findByText('elsewhere')).toBeVisible();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/container?container=c1');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('says that it leads nowhere where it names neither a project nor a container that the person may see', () => {
    const { router } = openedAt('/gantt?project=c2');
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(router.state.location.pathname).toBe('/gantt');
  });
});
