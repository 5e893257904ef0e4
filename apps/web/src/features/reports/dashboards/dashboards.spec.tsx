import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { standardDashboard } from '@plomada/domain';
import { business, project } from '../../../testing/examples';
import { serve } from '../../../testing/server';
import { show } from '../../../testing/show';
import { startTestTranslations } from '../../../testing/translations';
import { projectsActions } from '../../projects/projects-slice';
import { ReportsPage } from '../reports-page';
import { reportsSaga } from '../reports-saga';

// The charts need a browser's drawing; what they show is in the figures and the table too.
jest.mock('../../../base/charts/drawn-chart', () => ({ __esModule: true, default: () => null }));

const term = (termNumber: number, numerator: number, denominator: number) => ({
  ...{ termNumber, startDate: '2026-03-02', numerator, denominator, rows: [] },
  value: Math.round((numerator / denominator) * 10000) / 100,
});
const PPC = { total: term(0, 5, 8), terms: [term(1, 5, 8)], monthAverages: [] };
const RESULTS = {
  ...{ status: 'ready', seq: 3, stale: false, running: null, computedAt: '2026-03-16T12:00:00Z' },
  indicators: { PPC, PCR: PPC, CNC: [] },
};
const DASHBOARDS = 'GET /api/reports/p1/dashboards';
const ARRANGE = 'PUT /api/reports/p1/dashboards/meeting';
const ARRANGE_FOR_ALL = 'PUT /api/reports/p1/default_dashboards/meeting';
const FAVOURITES = 'PUT /api/reports/p1/dashboards/favourites';
const RESET = 'DELETE /api/reports/p1/dashboards/meeting';

const [ppc, pcr] = [
  { i: 'PPC', x: 0, y: 0, w: 6, h: 12 },
  { i: 'PCR', x: 6, y: 0, w: 6, h: 12 },
];
const standard = (meeting: object = { layout: [ppc, pcr], from: 'standard' }) => ({
  meeting,
  favourites: { layout: [], from: 'standard' },
  detail: { layout: standardDashboard('detail'), from: 'standard' },
});
const served = (calls: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/reports/p1': () => ({ body: RESULTS }),
    [DASHBOARDS]: () => ({ body: standard() }),
    ...calls,
  });
const showReports = (more = '', of = business()) =>
  show(<ReportsPage />, {
    path: `/reports?project=p1${more}`,
    saga: reportsSaga,
    actions: [projectsActions.loaded({ b1: of })],
  });
const titles = () => screen.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent);

describe('the dashboards of a project', () => {
  beforeAll(() => startTestTranslations());

  it('show each its reports, and which one is shown stands in the address', async () => {
    served();
    showReports();
    await screen.findByRole('region', { name: 'PPC' });
    expect(titles()).toEqual(['PPC', 'PCR']);
    fireEvent.click(screen.getByRole('tab', { name: 'Favoritos' }));
    expect(screen.getByText('Este tablero no tiene informes')).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: 'Detalle' }));
    expect(titles()).toContain('Causas, una por una');
  });

  it('are the standard ones where the server does not say how they are arranged', async () => {
    serve({ 'GET /api/reports/p1': () => ({ body: RESULTS }) });
    showReports();
    await screen.findByRole('region', { name: 'PPC' });
    expect(titles()).toEqual(['PCR', 'PPC']);
  });

  it('take a report more and one less, and are saved for oneself', async () => {
    const sent: unknown[] = [];
    served({
      [ARRANGE]: (body) => {
        sent.push(body);
        return { body: standard({ ...(body as object), from: 'own' }) };
      },
    });
    showReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Ordenar tablero' }));
    fireEvent.click(screen.getByRole('button', { name: 'Añadir informe' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Causas, una por una' }));
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones de PCR' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Quitar del tablero' }));
    expect(titles()).toEqual(['PPC', 'Causas, una por una']);
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('button', { name: 'Ordenar tablero' })).toBeVisible();
    expect(sent).toEqual([{ layout: [ppc, { i: 'CNC', x: 0, y: 12, w: 6, h: 12 }] }]);
    expect(titles()).toEqual(['PPC', 'Causas, una por una']);
  });

  it('are arranged by keys, which say where the report is then, and keep the focus', async () => {
    served();
    showReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Ordenar tablero' }));
    const handle = screen.getByRole('button', { name: 'Mover PPC' });
    act(() => handle.focus());
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(titles()).toEqual(['PPC', 'PCR']);
    expect(screen.getByText('Columna 2 de 12, fila 1; 6 de ancho, 12 de alto')).toBeInTheDocument();
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(titles()).toEqual(['PCR', 'PPC']);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Mover PPC' }), {
      key: 'ArrowRight',
      shiftKey: true,
    });
    expect(screen.getByText('Columna 2 de 12, fila 13; 7 de ancho, 12 de alto')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mover PPC' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(titles()).toEqual(['PPC', 'PCR']);
  });

  it('stay as they were arranged when they could not be saved, and say why', async () => {
    served({ [ARRANGE]: () => ({ status: 503, body: { kind: 'unavailable', code: 'UNAVAILABLE' } }) });
    showReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Ordenar tablero' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Mover PPC' }), { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  });

  it('have a default that administrators make, and others do not', async () => {
    const sent: unknown[] = [];
    served({
      [ARRANGE_FOR_ALL]: (body) => {
        sent.push(body);
        return { body: standard({ ...(body as object), from: 'project' }) };
      },
    });
    showReports();
    fireEvent.click(await screen.findByRole('button', { name: 'Ordenar tablero' }));
    fireEvent.click(screen.getByRole('button', { name: 'Guardar para el proyecto' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Ordenar tablero' })).toBeVisible();
  });

  it('are arranged for themselves by those who are nothing else on the project', async () => {
    served({ [DASHBOARDS]: () => ({ body: standard({ layout: [ppc], from: 'project' }) }) });
    const plain = { imAdmin: false, isViewer: false, canEdit: false };
    showReports('', business({ isAdmin: false, projects: [project(plain)] }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ordenar tablero' }));
    expect(screen.getByRole('button', { name: 'Guardar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guardar para el proyecto' })).toBeNull();
  });

  it('are taken back to the project’s', async () => {
    served({
      [DASHBOARDS]: () => ({ body: standard({ layout: [pcr], from: 'own' }) }),
      [RESET]: () => ({ body: standard() }),
    });
    showReports();
    await screen.findByRole('region', { name: 'PCR' });
    fireEvent.click(screen.getByRole('button', { name: 'Más' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Volver al tablero del proyecto' }));
    await screen.findByRole('region', { name: 'PPC' });
  });

  it('have a report at hand among the favourites', async () => {
    const sent: unknown[] = [];
    served({
      [FAVOURITES]: (body) => {
        sent.push(body);
        return { body: { ...standard(), favourites: { ...(body as object), from: 'own' } } };
      },
    });
    showReports();
    await screen.findByRole('region', { name: 'PPC' });
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones de PPC' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Añadir a favoritos' }));
    await waitFor(() => expect(sent).toEqual([{ layout: [ppc] }]));
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones de PPC' }));
    expect(await screen.findByRole('menuitem', { name: 'Quitar de favoritos' })).toBeVisible();
  });
});

describe('the tile of a report', () => {
  beforeAll(() => startTestTranslations());

  it('says how it is calculated, by whose rule, and up to when', async () => {
    served();
    showReports();
    const tile = within(await screen.findByRole('region', { name: 'PPC' }));
    expect(tile.getByText(/^al 16\/03\/2026/)).toBeVisible();
    fireEvent.click(tile.getByRole('button', { name: 'Cómo se calcula PPC' }));
    const said = screen.getByRole('dialog', { name: 'PPC' });
    expect(said).toHaveTextContent(/Compromisos cumplidos divididos por compromisos hechos/);
    expect(said).toHaveTextContent(/Ballard, G\. \(2000\)/);
  });

  it('takes the whole screen, and is left by its command', async () => {
    served();
    showReports();
    await screen.findByRole('region', { name: 'PPC' });
    fireEvent.click(screen.getByRole('button', { name: 'Más acciones de PPC' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Pantalla completa' }));
    const whole = await screen.findByRole('dialog', { name: 'PPC' });
    expect(within(whole).getByText('5 de 8 compromisos')).toBeVisible();
    fireEvent.click(within(whole).getByRole('button', { name: 'Más acciones de PPC' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Salir de pantalla completa' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'PPC' })).toBeNull());
  });
});
