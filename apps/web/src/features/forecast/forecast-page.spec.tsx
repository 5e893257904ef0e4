import type { ProjectForecast, ReadyForecast } from '@plomada/contracts';
import { createPlan, defaultSettings, newTask, type Plan, type Restriction, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { fireEvent, screen, within } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ForecastPage } from './forecast-page';

// The charts need a browser's drawing; what they show is in the figures and the tables too.
jest.mock('../../base/charts/drawn-chart', () => ({ __esModule: true, default: () => null }));

const empty = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
const permit = {
  ...{
    id: 'permit',
    taskIds: ['walls'],
    family: 'Permisos',
    type: 1,
    detail: 'Permiso de ruido',
    comments: '',
  },
  ...{ responsible: null, created: '2026-03-02', commited: null, required: '2026-05-04' },
  ...{ released: null, releasedTerm: null, inProcess: false },
} as Restriction;
const plan: Plan = {
  ...empty,
  tasks: Table.of([
    newTask({ id: 'walls', text: 'Muros', index: 0, start: '2026-05-04', end: '2026-05-08', duration: 5 }),
    newTask({
      id: 'end',
      text: 'Entrega',
      kind: 'milestone',
      index: 1,
      start: '2026-05-08',
      end: '2026-05-08',
    }),
  ]),
  restrictions: Table.of([permit]),
};

const DAYS = { p10: '2026-05-07', p50: '2026-05-11', p80: '2026-05-14', p90: '2026-05-18' };
const forecast: ReadyForecast = {
  status: 'ready',
  dataDate: '2026-04-06',
  runs: 1000,
  grounds: { tasks: 16, terms: 4, waits: 3, lateness: 12, usesFirm: false, openWithoutLinks: ['walls'] },
  end: { ...DAYS, planned: '2026-05-07', baseline: { day: '2026-05-01', chance: 0.004 } },
  curve: [
    { day: '2026-05-07', share: 0.12 },
    { day: '2026-05-14', share: 1 },
  ],
  points: [
    {
      ...DAYS,
      taskId: 'end',
      kind: 'milestone',
      planned: '2026-05-07',
      baseline: null,
      deadline: { day: '2026-06-01', chance: 1 },
    },
    { ...DAYS, taskId: 'gone', kind: 'summary', planned: '2026-05-07', baseline: null, deadline: null },
  ],
  critical: [{ taskId: 'walls', criticality: 0.934, p50: '2026-05-08', p80: '2026-05-13' }],
  restrictions: [{ restrictionId: 'permit', share: 0.42, daysAtP80: 3 }],
  allRestrictionsDaysAtP80: 3,
};
const FORECAST = 'GET /api/reports/p1/forecast';
const answer = (more: Partial<ProjectForecast>) => ({
  body: {
    forecast: null,
    computedAt: '2026-04-06T12:00:00.000Z',
    running: null,
    failed: false,
    past: [],
    ...more,
  },
});

const open = () => {
  const actor = { userId: 'ana', name: 'Ana', roles: [] };
  const loaded = planEvents.loaded({ projectId: 'p1', summary: {} as never, actor, sync: begin(plan, 1) });
  return show(<ForecastPage />, { path: '/forecast?project=p1', actions: [loaded] });
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the forecast page', () => {
  beforeAll(() => startTestTranslations());

  it('says when it ends, how sure that is, and what stands behind it', async () => {
    serve({ [FORECAST]: () => answer({ forecast }) });
    open();
    const end = await section('Término del proyecto');
    for (const said of ['11/05/2026', '14/05/2026', 'P10: 07/05/2026', 'P90: 18/05/2026'])
      expect(end.getByText(said)).toBeVisible();
    expect(end.getByText(/Probabilidad de cumplirlo: 12\s%/)).toBeVisible();
    expect(end.getByText(/Probabilidad de cumplirlo: < 1\s%/)).toBeVisible();
    const grounds = await section('En qué se basa');
    expect(
      grounds.getByText(/16 tareas de 4 cortos plazos, 3 esperas entre tareas y 12 restricciones/),
    ).toBeVisible();
    expect(grounds.getByText('Con menos de 10 esperas no se simula ninguna.')).toBeVisible();
    expect(grounds.getByText('1 tarea pendiente no espera a ninguna otra: su fecha dice poco')).toBeVisible();
  });

  it('lists milestones with the chance of their limits, and leaves out what is gone', async () => {
    serve({ [FORECAST]: () => answer({ forecast }) });
    open();
    const points = await section('Hitos y resúmenes');
    expect(points.getAllByRole('row')).toHaveLength(2);
    const row = points.getByRole('row', { name: /Entrega/ });
    expect(row).toHaveTextContent(/01\/06\/2026> 99\s%/);
  });

  it('leads to the tasks and restrictions that decide the end', async () => {
    serve({ [FORECAST]: () => answer({ forecast }) });
    const { router, store } = open();
    const critical = await section('Tareas que deciden el término');
    expect(critical.getByRole('row', { name: /Muros/ })).toHaveTextContent(/93,4\s%/);
    fireEvent.click(critical.getByRole('link', { name: 'Muros' }));
    expect(router.state.location.search).toContain('task=walls');
    const costs = await section('Restricciones que deciden el término');
    expect(costs.getByText(/Liberarlas todas hoy adelanta el P80 3 días hábiles/)).toBeVisible();
    fireEvent.click(costs.getByRole('button', { name: 'Permiso de ruido' }));
    expect(store.getState()).toMatchObject({ restrictionDialog: { shown: { id: 'permit' } } });
  });

  it('shows what was said at each close as a table', async () => {
    const said = {
      termNumber: 3,
      closedAt: '2026-03-23T12:00:00.000Z',
      dataDate: '2026-03-23',
      p50: '2026-05-04',
      p80: '2026-05-12',
      milestones: {},
    };
    serve({ [FORECAST]: () => answer({ forecast, past: [said] }) });
    open();
    const past = await section('Lo que se dijo en cada cierre');
    fireEvent.click(past.getByRole('button', { name: 'Tabla' }));
    expect(past.getAllByRole('row')[1]).toHaveTextContent('323/03/202604/05/202612/05/2026');
  });

  it('is pending while the record is small, and says what it takes', async () => {
    const pending = {
      status: 'pending',
      has: { tasks: 6, terms: 2 },
      needs: { tasks: 10, terms: 3 },
    } as const;
    serve({ [FORECAST]: () => answer({ forecast: pending }) });
    open();
    expect(await screen.findByText('Pendiente: 6 de 10 tareas, 2 de 3 cortos plazos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Registrar avance' })).toHaveAttribute(
      'href',
      '/progressManager?project=p1',
    );
  });

  it('shows the old one while a newer one is calculated, and then the new one', async () => {
    let asked = 0;
    const newer = { ...forecast, end: { ...forecast.end, p80: '2026-05-25' } };
    serve({
      [FORECAST]: () => (asked++ === 0 ? answer({ forecast, running: 0.35 }) : answer({ forecast: newer })),
    });
    open();
    expect(await screen.findByText('Calculando de nuevo…')).toBeVisible();
    expect(screen.getByText(/^35\s%$/)).toBeVisible();
    expect((await section('Término del proyecto')).getByText('14/05/2026')).toBeVisible();
    expect(await screen.findByText('25/05/2026')).toBeVisible();
    expect(screen.queryByText('Calculando de nuevo…')).toBeNull();
  });

  it('says that it could not be calculated, and asks again', async () => {
    let failed = true;
    serve({ [FORECAST]: () => answer(failed ? { failed } : { forecast }) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos calcular el pronóstico');
    failed = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Término del proyecto' })).toBeVisible();
  });

  it('shows without a network the last one that was seen here, and says what is missing where there is none', async () => {
    const down = { status: 503, body: { kind: 'unavailable', code: 'UNAVAILABLE' } };
    serve({ [FORECAST]: () => down });
    const before = open();
    expect(await screen.findByText(/en este dispositivo no hay ninguno guardado/)).toBeVisible();
    before.unmount();
    serve({ [FORECAST]: () => answer({ forecast }) });
    const online = open();
    await section('Término del proyecto');
    online.unmount();
    serve({ [FORECAST]: () => down });
    open();
    expect((await section('Término del proyecto')).getByText('14/05/2026')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('el último pronóstico guardado en este dispositivo');
  });

  it('keeps the last one where a newer one cannot be had', async () => {
    serve({ [FORECAST]: () => answer({ forecast, failed: true }) });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos calcularlo de nuevo');
    expect(await section('Término del proyecto')).toBeTruthy();
  });
});
