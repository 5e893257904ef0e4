import { specPlan } from '../schedule/spec-plan';
import { withClosedTerms } from '../indicators/spec-closed-terms';
import { secondTermUpdate } from './second-term';

const tasks = [
  { id: 'same', progress: 0.5, weight: 10 },
  { id: 'heavier', progress: 0.5, weight: 20 },
  { id: 'further', progress: 0.6, weight: 10 },
  { id: 'new', weight: 60 },
];
const recorded = ['same', 'heavier', 'further'].map((id) => [id, 0, 0.5, 0.5] as const);

describe('the close of the second term', () => {
  it('tells of what weighs or got otherwise since the first, and of what the first did not record', () => {
    const plan = withClosedTerms(specPlan({ tasks }), recorded, []);
    expect(secondTermUpdate(plan, '2026-03-16').map(({ taskId }) => taskId)).toEqual([
      'heavier',
      'further',
      'new',
    ]);
  });

  it.each([[1], [3]])('is no other: nothing is told after %p', (closed) => {
    const terms = Array.from({ length: closed }, (_, term) => (term === 0 ? recorded : []));
    expect(secondTermUpdate(withClosedTerms(specPlan({ tasks }), ...terms), '2026-03-16')).toEqual([]);
  });
});
