import type { ComparedTask, Comparison } from '@plomada/domain';
import { screen } from '@testing-library/react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { ComparisonSummary } from './comparison-summary';

const days = { firstDay: '2026-03-02', lastDay: '2026-03-06', duration: 5, critical: true };
const task = (id: string, kind: ComparedTask['kind'], milestone = false): ComparedTask => ({
  ...{ id, kind, milestone, code: id, text: `Tarea ${id}`, startBy: 0, endBy: 0, fields: [] },
  live: kind === 'added' ? null : days,
  scenario: kind === 'gone' ? null : days,
});
const COMPARISON: Comparison = {
  ...{ liveEnd: '2026-03-06', scenarioEnd: '2026-03-06', endBy: 0 },
  milestones: [task('4', 'changed', true)],
  tasks: [task('1', 'changed'), task('2', 'added'), task('3', 'gone')],
  ...{ becomeCritical: [], ceaseCritical: [] },
};

describe('the summary of a scenario that ends when the live plan does', () => {
  beforeAll(() => startTestTranslations());

  it('says that of the end alone, for it has other tasks', () => {
    show(<ComparisonSummary comparison={COMPARISON} />);
    expect(screen.getByText('Termina igual que el plan vigente')).toBeVisible();
    expect(screen.getByRole('row', { name: /Tarea 4/ })).toHaveTextContent('El mismo día');
  });

  it('counts one thing as one', () => {
    show(<ComparisonSummary comparison={{ ...COMPARISON, becomeCritical: ['2'] }} />);
    expect(screen.getByText('1 cambia, 1 nueva, 1 eliminada')).toBeVisible();
    expect(screen.getByText('1 entra, 0 salen')).toBeVisible();
  });
});
