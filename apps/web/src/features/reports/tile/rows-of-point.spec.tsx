import { fireEvent, screen, within } from '@testing-library/react';
import type { Options, Point } from 'highcharts';
import { business } from '../../../testing/examples';
import { serve } from '../../../testing/server';
import { show } from '../../../testing/show';
import { startTestTranslations } from '../../../testing/translations';
import { projectsActions } from '../../projects/projects-slice';
import { ReportsPage } from '../reports-page';
import { reportsSaga } from '../reports-saga';

// A button for the first point of each line: charts need a browser's drawing.
jest.mock('../../../base/charts/drawn-chart', () => ({
  __esModule: true,
  default: ({ options: { series = [], plotOptions } }: { options: Options }) =>
    series.map((one) => {
      const click = plotOptions?.series?.point?.events?.click as ((this: Point) => void) | undefined;
      const point = { index: 0, series: { name: one.name } } as Point;
      return (
        <button key={one.name} onClick={() => click?.call(point)}>
          {one.name}
        </button>
      );
    }),
}));

const leaf = { id: 'A', start: '2026-03-02', end: '2026-03-07', weight: 100, baseline: null, progress: 0.4 };
const point = (date: string, termNumber: number | null, done: number) => ({
  ...{ date, termNumber, value: 1, numerator: done, denominator: done },
  rows: [{ id: 'A', done, due: done }],
});
const indicators = {
  SCurve: {
    baseline: [],
    masterPlan: [{ date: '2026-03-02', value: 20 }],
    realProgress: [
      { date: '2026-03-08', value: 15 },
      { date: '2026-03-15', value: 40 },
    ],
    rows: [leaf],
  },
  SPI: [point('2026-03-08', 1, 15), point('2026-03-15', null, 40)],
};

describe('the rows of a point of a tile', () => {
  beforeAll(() => startTestTranslations());

  it('are of the point and say so, and all are there again without its filters', async () => {
    const body = { status: 'ready', seq: 3, stale: false, running: null, computedAt: '2026-03-16T12:00:00Z' };
    serve({ 'GET /api/reports/p1': () => ({ body: { ...body, indicators } }) });
    show(<ReportsPage />, {
      path: '/reports?project=p1',
      saga: reportsSaga,
      actions: [projectsActions.loaded({ b1: business() })],
    });
    const tile = within(await screen.findByRole('region', { name: 'Curva S' }));
    fireEvent.click(await tile.findByRole('button', { name: 'Avance real' }));
    expect(tile.getByRole('grid')).toHaveTextContent(/08\/03\/2026.*15,0/);
    expect(tile.getByText('Fecha: 08/03/2026')).toBeVisible();
    fireEvent.click(tile.getByRole('button', { name: 'Quitar los filtros' }));
    expect(tile.getByRole('grid')).toHaveTextContent(/15\/03\/2026.*40,0/);
    expect(tile.queryByText('Fecha: 08/03/2026')).toBeNull();
  });
});
