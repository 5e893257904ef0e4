import { createPlan, defaultSettings, newTask, type Plan, type SecondClose, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { screen } from '@testing-library/react';
import { planEvents } from '../../plan/state/plan-actions';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { SecondCloseUpdate } from './second-close-update';

const MANY = 10;
const tasks = Array.from({ length: MANY }, (_, index) =>
  newTask({ id: `t${index}`, text: `Tarea ${index}`, index, start: '2026-03-02', end: '2026-03-05' }),
);
const PLAN: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of(tasks),
};
const SAME = { then: 25, now: 25 };

describe.each([
  {
    language: 'es',
    none: /ninguna tarea cambió desde el primero/,
    lines: [
      '1 Tarea 0: peso 25 % → 20,05 %',
      '2 Tarea 1: planificado al 15/03/2026 100 % → 66,7 %',
      '3 Tarea 2: peso 25 % → 20 % · planificado al 15/03/2026 0 % → 50 %',
    ],
    more: 'y 2 más',
  },
  {
    language: 'en',
    none: /no task has changed since the first/,
    lines: [
      '1 Tarea 0: weight 25% → 20.05%',
      '2 Tarea 1: planned by 15/03/2026 100% → 66.7%',
      '3 Tarea 2: weight 25% → 20% · planned by 15/03/2026 0% → 50%',
    ],
    more: 'and 2 more',
  },
])('what the second close brought up to date, in $language', ({ language, none, lines, more }) => {
  beforeEach(() => startTestTranslations(language));
  const showIt = (shown: SecondClose['tasks']) =>
    show(<SecondCloseUpdate by="2026-03-15" tasks={shown} />, {
      actions: [
        planEvents.loaded({
          projectId: 'p1',
          summary: {} as never,
          actor: { userId: 'ana', name: 'Ana', roles: ['projectAdmin'] },
          sync: begin(PLAN, 7),
        }),
      ],
    });
  const shownLines = () =>
    screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

  it('is nothing where no task has changed', () => {
    showIt([]);
    expect(screen.getByText(none)).toBeVisible();
    expect(shownLines()).toEqual([]);
  });

  it('is told of each task: what it weighed and weighs, what was planned and is', () => {
    showIt([
      { taskId: 't0', weight: { then: 25, now: 20.05 }, planned: null },
      { taskId: 't1', weight: SAME, planned: { then: 1, now: 2 / 3 } },
      { taskId: 't2', weight: { then: 25, now: 20 }, planned: { then: 0, now: 0.5 } },
    ]);
    expect(shownLines()).toEqual(lines);
  });

  it('is told of some, and of how many more', () => {
    const weight = { then: 25, now: 20 };
    showIt(tasks.map(({ id }) => ({ taskId: id, weight, planned: null })));
    expect(shownLines()).toHaveLength(9);
    expect(shownLines().at(-1)).toBe(more);
  });
});
