import { fireEvent, screen, waitFor } from '@testing-library/react';
import { business } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { projectsActions } from '../projects/projects-slice';
import { EditContainerPage } from './edit-container-page';

const LOAD = 'GET /api/container/c1';
const DELETE = 'POST /api/container/delete_container/c1';
const container = () => ({
  body: {
    ...{ id: 'c1', businessId: 'b1', name: 'Zona Sur', country: null, classification: '', type: '' },
    ...{ image: null, administratorName: '', administratorEmail: '', facilitatorName: '' },
    ...{ facilitatorEmail: '', projects: ['p1'], createdAt: '2026-01-10T10:00:00Z' },
  },
});
const showPage = () =>
  show(<EditContainerPage />, {
    path: '/edit_container?container=c1',
    actions: [projectsActions.loaded({ b1: business() })],
  });

describe('a container', () => {
  beforeAll(() => startTestTranslations());

  it('is deleted once its name is typed, whatever the case', async () => {
    const asked = serve({ [LOAD]: container, [DELETE]: () => ({ body: {} }) });
    const { router } = showPage();
    fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('dialog');
    const [typed] = dialog.querySelectorAll('input');
    const remove = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Eliminar');
    fireEvent.change(typed!, { target: { value: 'Zona' } });
    expect(remove).toBeDisabled();
    fireEvent.change(typed!, { target: { value: ' zona sur ' } });
    fireEvent.click(remove!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(asked.some(({ call }) => call === DELETE)).toBe(true);
  });

  it('is not shown to those who administer none of its projects', async () => {
    serve({ [LOAD]: () => ({ status: 403, body: { kind: 'forbidden', code: 'FORBIDDEN' } }) });
    showPage();
    expect(await screen.findByText('No eres Administrador')).toBeVisible();
  });

  it('says what went wrong and tries again', async () => {
    let broken = true;
    serve({
      [LOAD]: () =>
        broken ? { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } } : container(),
    });
    showPage();
    await screen.findByText('No pudimos cargar el contenedor');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByDisplayValue('Zona Sur')).toBeVisible();
  });
});
