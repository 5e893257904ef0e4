import { act, fireEvent, screen, within } from '@testing-library/react';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { planEvents } from '../../plan/state/plan-actions';
import { socketActions } from '../../plan/socket/socket-slice';
import { projectsActions } from '../projects/projects-slice';
import { ReportsPage } from './reports-page';
import { reportsSaga } from './reports-saga';

// The charts need a browser's drawing; what they show is in the figures and the table too.
jest.mock('../../base/charts/drawn-chart', () => ({ __esModule: true, default: () => null }));

const term = (termNumber: number, startDate: string, numerator: number, denominator: number) => ({
  ...{ termNumber, startDate, numerator, denominator, rows: [] },
  value: denominator === 0 ? null : Math.round((numerator / denominator) * 10000) / 100,
});
const PPC = {
  total: term(0, '', 13, 20),
  terms: [term(1, '2026-03-02', 5, 8), term(2, '2026-03-09', 8, 12)],
  monthAverages: [],
};
const PCR = {
  total: term(0, '', 0, 0),
  terms: [term(1, '2026-03-02', 0, 0), term(2, '2026-03-09', 0, 0)],
  monthAverages: [],
};
const PPC_PCR_RealProgress = PPC.terms.map(({ termNumber, startDate, ...ppc }, place) => ({
  ...{ termNumber, startDate, ppc, pcr: PCR.terms[place], realProgress: 5 * termNumber },
}));

const REPORTS = 'GET /api/reports/p1';
const answer = (indicators: object | null, more: object = {}) => ({
  body: {
    ...{
      status: 'ready',
      seq: 3,
      stale: false,
      running: null,
      computedAt: '2026-03-16T12:00:00Z',
      indicators,
    },
    ...more,
  },
});
const showReports = (path = '/reports?project=p1', of = business()) =>
  show(<ReportsPage />, {
    path,
    saga: reportsSaga,
    actions: [projectsActions.loaded({ b1: of })],
  });

describe('the report page', () => {
  beforeAll(() => startTestTranslations());

  it('says how far the calculation is that it waits for, the first and a later one', async () => {
    const first = { status: 'loading', stale: true, computedAt: null, running: 0.4 };
    serve({ [REPORTS]: () => answer(null, first) });
    const { unmount } = showReports();
    expect(await screen.findByText('Calculando los indicadores…')).toBeVisible();
    expect(screen.getByText(/^40\s%$/)).toBeVisible();
    unmount();
    serve({ [REPORTS]: () => answer({ PPC, PCR }, { stale: true, running: 0.75 }) });
    showReports();
    expect(await screen.findByText(/Actualizando…/)).toBeVisible();
    expect(screen.getByText(/^75\s%$/)).toBeVisible();
  });

  it('shows the PPC of the last closed term with what it is made of', async () => {
    serve({ [REPORTS]: () => answer({ PPC, PCR, PPC_PCR_RealProgress }) });
    showReports();
    const ppc = within(await screen.findByRole('region', { name: 'PPC' }));
    expect(ppc.getByText(/^66,7\s%$/)).toBeVisible();
    expect(ppc.getByText('8 de 12 compromisos')).toBeVisible();
    const evolution = within(screen.getByRole('region', { name: 'Evolución por corto plazo' }));
    fireEvent.click(evolution.getByRole('button', { name: 'Tabla' }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
    expect(rows[1]).toContain('209/03/20268 / 1266,7 %');
    expect(rows[2]).toContain('102/03/20265 / 862,5 %');
  });

  it('shows them to a responsible, who is nothing else on the project', async () => {
    serve({ [REPORTS]: () => answer({ PPC, PCR, PPC_PCR_RealProgress }) });
    const plain = { imAdmin: false, isViewer: false, canEdit: false };
    showReports(undefined, business({ isAdmin: false, projects: [project(plain)] }));
    expect(await screen.findByRole('region', { name: 'PPC' })).toBeVisible();
  });

  it('shows of its terms the one that a link leads to', async () => {
    serve({ [REPORTS]: () => answer({ PPC, PCR, PPC_PCR_RealProgress }) });
    showReports('/reports?project=p1&is.term=1');
    await screen.findByRole('region', { name: 'PPC' });
    const rows = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s/g, ' '));
    expect(rows[1]).toContain('102/03/20265 / 862,5 %');
    expect(rows).toHaveLength(2);
  });

  it('shows a report as a table, and the rows that it is made of', async () => {
    const promise = { termNumber: 2, id: 't1', text: 'Losa', responsibles: [], met: true };
    const last = { ...PPC.terms[1], rows: [promise] };
    serve({ [REPORTS]: () => answer({ PPC: { ...PPC, terms: [last] }, PCR }) });
    showReports();
    const ppc = within(await screen.findByRole('region', { name: 'PPC' }));
    fireEvent.click(ppc.getByRole('button', { name: 'Tabla' }));
    expect(ppc.getByRole('grid', { name: 'PPC' })).toHaveTextContent('8 / 12');
    fireEvent.click(ppc.getByRole('button', { name: 'Filas' }));
    expect(ppc.getByRole('grid', { name: 'PPC' })).toHaveTextContent('Losa');
  });

  it('goes without a report that an older version calculated otherwise, and shows the others', async () => {
    serve({ [REPORTS]: () => answer({ PPC, PCR: { terms: 'none' } }) });
    showReports();
    expect(await screen.findByRole('region', { name: 'PPC' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'PCR' })).toBeNull();
  });

  it('says that it is pending, not zero, where nothing was promised', async () => {
    serve({ [REPORTS]: () => answer({ PPC, PCR }) });
    showReports();
    const pcr = within(await screen.findByRole('region', { name: 'PCR' }));
    expect(pcr.getByText('Pendiente')).toBeVisible();
    expect(pcr.getByText('Ninguna restricción por liberar')).toBeVisible();
  });

  it('says that no term is closed yet', async () => {
    serve({ [REPORTS]: () => answer({ PPC: { total: term(0, '', 0, 0), terms: [], monthAverages: [] } }) });
    showReports();
    expect(await screen.findByText(/^Aún no hay cortos plazos cerrados/)).toBeVisible();
    const ppc = within(screen.getByRole('region', { name: 'PPC' }));
    expect(ppc.getByText('Pendiente')).toBeVisible();
  });

  it('shows new results when the server says that there are some', async () => {
    let terms = PPC.terms.slice(0, 1);
    serve({ [REPORTS]: () => answer({ PPC: { ...PPC, terms }, PCR }) });
    const { store } = showReports();
    expect(await screen.findByText('5 de 8 compromisos')).toBeVisible();
    terms = PPC.terms;
    const data = { projectId: 'p1', seq: 4 };
    act(
      () => void store.dispatch(socketActions.dataForMe({ type: 'REPORTS_COMPUTED', socketId: 's1', data })),
    );
    expect(await screen.findByText('8 de 12 compromisos')).toBeVisible();
  });

  it.each(['CLOSE_TERM_V2', 'CLOSE_TERM_END', 'DO_ROLLBACK', 'BATCH_UPDATE'])(
    'asks for the figures two seconds after %s, and not after other edits',
    async (type) => {
      let asked = 0;
      serve({
        [REPORTS]: () => {
          asked += 1;
          return answer({ PPC, PCR });
        },
      });
      const { store } = showReports();
      await screen.findByRole('region', { name: 'PPC' });
      jest.useFakeTimers();
      const relay = (one: string) =>
        store.dispatch(
          planEvents.relayed({
            projectId: 'p1',
            type: one,
            by: { userId: 'ana', name: 'Ana' },
            at: '2026-03-02T12:00:00.000Z',
          }),
        );
      relay('UPDATE_TASK');
      await act(() => jest.advanceTimersByTimeAsync(2_500));
      expect(asked).toBe(1);
      relay(type);
      await act(() => jest.advanceTimersByTimeAsync(1_990));
      expect(asked).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(20));
      expect(asked).toBe(2);
      jest.useRealTimers();
    },
  );

  it('shows no figures of a calculation that failed, says so, and asks again', async () => {
    let answers = 0;
    serve({
      [REPORTS]: () => {
        answers += 1;
        return answers === 1 ? answer(null, { status: 'error', computedAt: null }) : answer({ PPC, PCR });
      },
    });
    showReports();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos calcular los indicadores');
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'PPC' })).toBeVisible();
  });

  it('says what went wrong', async () => {
    serve({});
    showReports();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los informes');
  });
});
