import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ProjectListPage } from './project-list-page';
import { projectsSaga } from '../projects/projects-saga';
import { projectsActions } from '../projects/projects-slice';

const ALL = 'GET /api/project/all/u-ana';
const list = (...businesses: ReturnType<typeof business>[]) => ({
  [ALL]: () => ({ body: { businesses: Object.fromEntries(businesses.map((one) => [one.id, one])) } }),
});
const showList = () => show(<ProjectListPage />, { saga: projectsSaga });

describe('the project list', () => {
  beforeAll(() => startTestTranslations());
  beforeEach(() => localStorage.clear());

  it('shows a project with its figures, and a dash for what is not known', async () => {
    serve(list(business()));
    showList();
    const row = (await screen.findByText('Edificio Los Alerces')).closest('[role=row]');
    expect(row).toHaveTextContent(/Atrasado/);
    expect(row?.querySelector('[data-field=ppc]')).toHaveTextContent('66,7');
    expect(row?.querySelector('[data-field=pcr]')).toHaveTextContent('—');
    const lastUpdate = row?.querySelector('[data-field=lastModified]');
    expect(lastUpdate).toHaveTextContent(/^09\/03\/2026 \d\d:\d\d:\d\dLuis Pizarro$/);
    expect(within(lastUpdate as HTMLElement).getByTitle('Luis Pizarro')).toBeVisible();
    expect(screen.getByText('1 proyecto de Constructora Demo')).toBeVisible();
  });

  it('finds by name or code, whatever the accents', async () => {
    const projects = [
      project({ id: 'p1', name: 'Excavación norte', projectId: 'A-7' }),
      project({ id: 'p2', name: 'Puente', projectId: 'B-9' }),
    ];
    serve(list(business({ projects })));
    showList();
    await screen.findByText('Puente');
    const search = screen.getByLabelText('Buscar por nombre o ID');
    fireEvent.change(search, { target: { value: 'excavacion' } });
    await waitFor(() => expect(screen.queryByText('Puente')).toBeNull());
    expect(screen.getByText('Excavación norte')).toBeVisible();
    fireEvent.change(search, { target: { value: 'b-9' } });
    expect(await screen.findByText('Puente')).toBeVisible();
    fireEvent.change(search, { target: { value: 'nada' } });
    expect(await screen.findByText('Sin resultados')).toBeVisible();
  });

  it('opens the project that is chosen', async () => {
    serve(list(business()));
    const { router } = showList();
    fireEvent.click(await screen.findByText('Edificio Los Alerces'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/gantt'));
    expect(router.state.location.search).toBe('?project=p1');
  });

  it('says what went wrong and tries again', async () => {
    let broken = true;
    const answers = list(business());
    serve({
      [ALL]: () =>
        broken
          ? { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }
          : answers[ALL]!(),
    });
    showList();
    expect(await screen.findByRole('alert')).toHaveTextContent('Parte del servicio no está disponible');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Edificio Los Alerces')).toBeVisible();
  });

  it('says plainly that it is a copy, and asks for the list of now', async () => {
    let broken = true;
    const answers = list(business());
    const asked = serve({
      [ALL]: () =>
        broken
          ? { status: 503, body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' } }
          : answers[ALL]!(),
    });
    const { store } = showList();
    await screen.findByRole('alert');
    const at = Date.UTC(2026, 2, 2, 12);
    act(() => {
      store.dispatch(projectsActions.copyShown({ businesses: { b1: business() }, at }));
    });
    expect(screen.getByText('Edificio Los Alerces')).toBeVisible();
    const notice = screen.getByText(/esta es la lista del 02\/03\/2026/);
    fireEvent.click(within(notice).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(notice).toBeVisible();
    broken = false;
    fireEvent.click(await within(notice).findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(screen.getByText('Edificio Los Alerces')).toBeVisible();
  });

  it('offers the first project to who may create one, and nobody else', async () => {
    serve(list(business({ projects: [] })));
    const { unmount } = showList();
    expect(await screen.findByText('Esta empresa aún no tiene proyectos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nuevo proyecto' })).toBeVisible();
    unmount();
    serve(list(business({ projects: [], isAdmin: false })));
    showList();
    expect(await screen.findByText(/Pide a un administrador/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nuevo proyecto' })).toBeNull();
  });

  it('tells who belongs to no business', async () => {
    serve(list());
    showList();
    expect(await screen.findByText('Aún no perteneces a ninguna empresa')).toBeVisible();
  });

  it('does not take an answer of another shape for a list', async () => {
    serve({ [ALL]: () => ({ body: { businesses: { b1: { id: 'b1' } } } }) });
    showList();
    expect(await screen.findByRole('alert')).toHaveTextContent('respondió algo que no entendemos');
  });
});
