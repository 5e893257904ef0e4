import {
  createPlan,
  defaultSettings,
  newTask,
  type Plan,
  rhythm,
  rhythmClashes,
  Table,
} from '@plomada/domain';
import { begin } from '@plomada/sync';
import { fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { formatFor } from '../../base/format';
import { planEvents } from '../../plan/state/plan-actions';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { balanceOptions } from '@plomada/presentation';
import { LineOfBalancePage } from './line-of-balance-page';

jest.mock('../../base/charts/drawn-chart', () => ({ __esModule: true, default: () => null }));

const UNITS = [
  { id: 'f2', name: 'Piso 2', order: 1 },
  { id: 'f1', name: 'Piso 1', order: 0 },
];
const CATEGORIES = [
  { id: 'walls', name: 'Tabiques', order: 0, workDays: 3 },
  { id: 'paint', name: 'Pintura', order: 1, workDays: null },
];
const work = (id: string, start: string, end: string, index: number) =>
  newTask({ id, text: id, index, start, end, duration: 3 });

const empty = createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1');
const plan: Plan = {
  ...empty,
  settings: { ...empty.settings, workingDays: '0111110' },
  tasks: Table.of([
    work('w1', '2026-03-02', '2026-03-05', 0),
    work('w2', '2026-03-09', '2026-03-12', 1),
    work('p1', '2026-03-04', '2026-03-07', 2),
  ]),
  rhythmUnits: Table.of(UNITS),
  rhythmCategories: Table.of(CATEGORIES),
  rhythmPlaces: Table.of([
    { id: 'w1', unit: 'f1', category: 'walls' },
    { id: 'w2', unit: 'f2', category: 'walls' },
    { id: 'p1', unit: 'f1', category: 'paint' },
  ]),
};

const open = (of: Plan) => {
  const actor = { userId: 'ana', name: 'Ana', roles: [] };
  const loaded = planEvents.loaded({ projectId: 'p1', summary: {} as never, actor, sync: begin(of, 1) });
  return show(<LineOfBalancePage />, { path: '/lineOfBalance?project=p1', actions: [loaded] });
};

describe('the line of balance', () => {
  beforeAll(() => startTestTranslations());

  it('names who is in whose way, and from which day to which', async () => {
    open(plan);
    const clashes = within(await screen.findByRole('alert'));
    expect(
      clashes.getByText('Piso 1: Tabiques y Pintura, 1 día hábil, del 04/03/2026 al 04/03/2026'),
    ).toBeVisible();
  });

  it('lists what each category takes in each unit, and leads to the work', async () => {
    const { router } = open(plan);
    const row = await screen.findByRole('row', { name: /Tabiques.*Piso 2/ });
    expect(row).toHaveTextContent('09/03/2026');
    expect(row).toHaveTextContent('11/03/2026');
    fireEvent.doubleClick(within(row).getByText('Tabiques'));
    expect(router.state.location.search).toContain('task=w2');
  });

  it('says how to begin where nothing is set up', async () => {
    open(empty);
    expect(await screen.findByRole('link', { name: 'Configurar' })).toHaveAttribute(
      'href',
      '/settings?project=p1&section=rhythm',
    );
  });

  it('draws each category from the day it comes into a unit to the day it leaves it, the first unit lowest', () => {
    const words = { t: i18next.getFixedT('es', 'lineOfBalance'), format: formatFor('es') };
    const lines = rhythm(plan);
    const given = { units: [UNITS[1]!, UNITS[0]!], lines, clashes: rhythmClashes(plan), today: '2026-03-04' };
    const { yAxis, series } = balanceOptions({ ...given, words });
    expect(yAxis).toMatchObject({ categories: ['Piso 1', 'Piso 2'] });
    const [walls, , clash] = series as { name: string; data: { x: number; y: number }[] }[];
    expect(walls!.data.map(({ x, y }) => [new Date(x).toISOString().slice(5, 10), y])).toEqual([
      ['03-02', -0.5],
      ['03-05', 0.5],
      ['03-09', 0.5],
      ['03-12', 1.5],
    ]);
    expect(clash).toMatchObject({ name: 'Choques', data: [{ y: 0 }, { y: 0 }, null] });
  });

  it('joins the points of a crew in their order where it comes into a unit before it has left another', () => {
    const words = { t: i18next.getFixedT('es', 'lineOfBalance'), format: formatFor('es') };
    const overlapping = Table.of([
      work('w1', '2026-03-02', '2026-03-12', 0),
      work('w2', '2026-03-04', '2026-03-14', 1),
    ]);
    const lines = rhythm({ ...plan, tasks: overlapping });
    const given = { units: [UNITS[1]!, UNITS[0]!], lines, clashes: [], today: '2026-03-04' };
    const [walls] = balanceOptions({ ...given, words }).series as { type: string; data: { x: number }[] }[];
    const days = walls!.data.map(({ x }) => x);
    expect(days).not.toEqual([...days].sort((a, b) => a - b));
    // A chart of lines takes points by their days alone, and warns of others.
    expect(walls!.type).toBe('scatter');
  });
});
