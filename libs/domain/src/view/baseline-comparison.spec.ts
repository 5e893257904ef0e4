import { createPlan, defaultSettings } from '../plan/create';
import { newTask } from '../plan/new-task';
import type { Baseline, Plan } from '../plan/plan';
import { Table } from '../plan/table';
import { comparedWith } from './baseline-comparison';
import { spanDays } from './span-days';
import { viewOf } from './plan-view';

// Monday to Friday, as `defaultSettings` of a plan is changed to here.
const settings = { ...defaultSettings('Obra', '2026-03-02'), workingDays: '0111110' };
const PLAN: Plan = {
  ...createPlan(settings, 'term-1'),
  tasks: Table.of([
    newTask({ id: 's', text: 'Obra gruesa', index: 0, start: '2026-03-02', end: '2026-03-03', duration: 1 }),
    newTask({
      id: 'a',
      parent: 's',
      text: 'Excavar',
      index: 0,
      start: '2026-03-05',
      end: '2026-03-11',
      duration: 4,
    }),
    newTask({
      id: 'b',
      parent: 's',
      text: 'Verter',
      index: 1,
      start: '2026-03-11',
      end: '2026-03-12',
      duration: 1,
    }),
  ]),
};
const BASELINE: Baseline = {
  id: 'base',
  name: 'Contrato',
  created: '2026-03-01T00:00:00.000Z',
  isDefault: true,
  tasks: [
    { taskId: 'a', start: '2026-03-02', end: '2026-03-05' },
    { taskId: 'b', start: '2026-03-05', end: '2026-03-07' },
  ],
};
const row = (id: string) => viewOf(PLAN, '2026-03-02').rows.find((one) => one.id === id)!;

describe('a row against a baseline', () => {
  it('starts and ends later, and lasts longer, by working days', () => {
    expect(comparedWith(PLAN, row('a'), BASELINE)).toEqual({
      ...{ firstDay: '2026-03-02', lastDay: '2026-03-04', duration: 3 },
      ...{ startVariance: 3, endVariance: 4, durationVariance: 1 },
    });
  });

  it('that is a summary is what the baseline has of the work below it', () => {
    expect(comparedWith(PLAN, row('s'), BASELINE)).toMatchObject({
      ...{ firstDay: '2026-03-02', lastDay: '2026-03-06', duration: 5 },
      ...{ startVariance: 3, endVariance: 3 },
    });
  });

  it('that came after it has nothing to be compared with', () => {
    expect(comparedWith(PLAN, row('a'), { ...BASELINE, tasks: [] })).toBeNull();
  });
});

it('a span counts all its days, and names the holidays that take a working one', () => {
  const holidays = ['2026-03-04', '2026-03-07', '2026-03-09', '2026-03-10'];
  const span = { start: '2026-03-03', end: '2026-03-10' };
  expect(spanDays({ settings: { ...settings, holidays } }, span)).toEqual({
    calendarDays: 7,
    holidays: ['2026-03-04', '2026-03-09'],
  });
});
