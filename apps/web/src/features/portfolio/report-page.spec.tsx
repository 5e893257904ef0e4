import { act, fireEvent, screen, within } from '@testing-library/react';
import { business, project } from '../../testing/examples';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { projectsActions } from '../projects/projects-slice';
import { ReportPage } from './report-page';

const REPORT = 'GET /api/business/b1/report';
const PORTFOLIO = 'GET /api/business/b1/portfolio';
const totals = {
  ...{ projects: 2, bl: null, realProgress: null, ppc: null, pcr: null },
  byStatus: { notStarted: 0, onPlan: 0, behind: 2, completed: 0 },
};
const [tower, bridge] = [project({ id: 'p1', name: 'Torre' }), project({ id: 'p2', name: 'Puente' })];
const report = { business: { id: 'b1', name: 'C', logoURL: null }, projects: [tower, bridge], totals };
const trends = {
  ...{ ppc: [60, null, 75], pcr: [100], spi: [0.9, 0.95], openRestrictions: 9, restrictionsAtRisk: 2 },
  lastClose: null,
};
const end = { p50: '2027-01-10', p80: '2027-01-25', baseline: { day: '2027-01-15', chance: 0.3 } };

const showPage = (modules: string[]) =>
  show(<ReportPage />, {
    path: '/portfolio',
    actions: [
      projectsActions.loaded({ b1: business({ isAdmin: true, modules, projects: [tower, bridge] }) }),
    ],
  });
const cells = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  return row.textContent!.replace(/\s/g, ' ');
};

describe('the projects of a business', () => {
  beforeAll(() => startTestTranslations());

  it('have their trends, forecast and risks side by side where it has the portfolio', async () => {
    serve({
      [REPORT]: () => ({ body: report }),
      [PORTFOLIO]: () => ({
        body: {
          projects: [
            { projectId: 'p1', trends, end, dataDate: '2026-11-12' },
            { projectId: 'p2', trends: null, end: null },
          ],
        },
      }),
    });
    showPage(['portfolio']);
    const own = await cells('Torre');
    expect(own).toContain('75');
    expect(own).toContain('0,95');
    expect(own).toContain('25/01/2027');
    // With what day's records, beside what it is compared with.
    expect(own).toContain('12/11/2026');
    expect(own).toContain('+10');
    expect(own).toContain('2 de 9');
    expect(await cells('Puente')).toContain('Pendiente');
  });

  it('say which of their figures are old since they could not be calculated, until another try succeeds', async () => {
    let failed = true;
    const asked = serve({
      [REPORT]: () => ({ body: report }),
      [PORTFOLIO]: () => ({ body: { projects: [{ projectId: 'p1', trends, end, failed }] } }),
      'GET /api/reports/p1': () => {
        failed = false;
        return {
          body: { status: 'loading', seq: 0, stale: true, running: 0, computedAt: null, indicators: null },
        };
      },
    });
    showPage(['portfolio']);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Las cifras de Torre son antiguas');
    jest.useFakeTimers();
    fireEvent.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    jest.useRealTimers();
    expect(asked.map(({ call }) => call)).toContain('GET /api/reports/p1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await cells('Torre')).toContain('75');
  });

  it('have the company’s report alone where it has none, and nobody asks for more', async () => {
    const asked = serve({ [REPORT]: () => ({ body: report }) });
    showPage([]);
    await cells('Torre');
    const heads = within(screen.getByRole('grid')).getAllByRole('columnheader');
    expect(heads.some((head) => /12/.test(head.textContent ?? ''))).toBe(false);
    expect(asked.map(({ call }) => call)).not.toContain(PORTFOLIO);
  });
});
