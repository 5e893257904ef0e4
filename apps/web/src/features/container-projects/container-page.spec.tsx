import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { projectsActions } from '../projects/projects-slice';
import { ContainerPage } from './container-page';

const TRENDS = 'GET /api/container/c1/portfolio';
const container = (canEdit: boolean, projects: string[]) => ({
  ...{ id: 'c1', businessId: 'b1', name: 'Zona Sur', country: 'CL', classification: 'Salud', type: '' },
  ...{ image: null, administratorName: 'Marta Soto', administratorEmail: 'marta@obra.cl' },
  ...{ facilitatorName: '', facilitatorEmail: '', createdAt: '2026-01-10T10:00:00Z', projects },
  ...{ isContainer: true as const, canEdit },
});
const trends = {
  ...{ ppc: [60, 75], pcr: [100], spi: [0.9], openRestrictions: 9, restrictionsAtRisk: 2, lastClose: null },
};
const showPage = ({ canEdit = true, isEmpty = false } = {}) => {
  const inside = isEmpty
    ? []
    : [
        project({ id: 'p1', name: 'Torre', containerId: 'c1', ppc: 50 }),
        project({ id: 'p2', name: 'Puente', containerId: 'c1', ppc: 80 }),
      ];
  const projects = [...inside, project({ id: 'p3', name: 'Otra obra' })];
  const containers = [
    container(
      canEdit,
      inside.map(({ id }) => id),
    ),
  ];
  return show(<ContainerPage />, {
    path: '/container?container=c1',
    actions: [projectsActions.loaded({ b1: business({ projects, containers }) })],
  });
};
const answered = () => ({
  body: {
    projects: [
      { projectId: 'p1', trends, end: null },
      { projectId: 'p2', trends: null, end: null },
    ],
  },
});

describe('the page of a container', () => {
  beforeAll(() => startTestTranslations());

  it('lists its projects and no others, with their indicators, and what they come to together', async () => {
    serve({ [TRENDS]: answered });
    showPage();
    await waitFor(() => expect(screen.getByRole('row', { name: /Torre/ })).toHaveTextContent('2 de 9'));
    expect(screen.getByRole('row', { name: /Puente/ })).toBeVisible();
    expect(screen.queryByText('Otra obra')).toBeNull();
    const together = screen.getByRole('group', { name: 'Totales' });
    expect(within(together).getByText('PPC, promedio').nextSibling).toHaveTextContent('65');
    expect(screen.getByText('Chile')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Marta Soto' })).toHaveAttribute('href', 'mailto:marta@obra.cl');
  });

  it('is edited by who administers one of its projects, and by nobody else', async () => {
    serve({ [TRENDS]: answered });
    const { unmount } = showPage();
    expect(await screen.findByRole('link', { name: 'Editar contenedor' })).toBeVisible();
    unmount();
    showPage({ canEdit: false });
    await screen.findByRole('row', { name: /Torre/ });
    expect(screen.queryByRole('link', { name: 'Editar contenedor' })).toBeNull();
  });

  it('shows what the list knows when the trends do not come, and asks for them again', async () => {
    let broken = true;
    serve({
      [TRENDS]: () =>
        broken ? { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } } : answered(),
    });
    showPage();
    await screen.findByText('No pudimos cargar las tendencias de sus proyectos');
    expect(screen.getByRole('row', { name: /Torre/ })).toBeVisible();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Torre/ })).toHaveTextContent('2 de 9'));
  });

  it('says that there is nothing in it, and that there is no such container', async () => {
    serve({ [TRENDS]: () => ({ body: { projects: [] } }) });
    const { unmount } = showPage({ isEmpty: true });
    expect(await screen.findByText('Este contenedor aún no tiene proyectos')).toBeVisible();
    unmount();
    show(<ContainerPage />, {
      path: '/container?container=c9',
      actions: [projectsActions.loaded({ b1: business() })],
    });
    expect(await screen.findByText('No encontramos este contenedor')).toBeVisible();
  });
});
