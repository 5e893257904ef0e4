import { termPlan } from '../actions/testing/decide';
import type { Plan, Term } from '../plan/plan';
import { chosenCause, usualCauses } from './usual-causes';

const plan = termPlan({ tasks: [{ id: 'A' }] });
const cause = (cncType: string, cncOrigin: string) => ({ id: 'c', cncType, cncOrigin, detail: 'x' });

function closedWith(...causes: ReturnType<typeof cause>[]): Plan {
  const open = plan.terms.rows[0]!;
  const record = {
    ...{ taskId: 'A', code: '1', text: 'A', weight: 1, lastProgress: 0, commitment: 1, progress: 0 },
    ...{ responsibles: [], causes },
  };
  const closed: Term = {
    ...open,
    id: 'old',
    number: 0,
    realClosingTime: '2026-03-01T12:00:00Z',
    tasks: [record],
  };
  return { ...plan, terms: plan.terms.with([closed]) };
}

describe('the causes that are offered', () => {
  it('are those of the list, the most given first with the role that they came from', () => {
    const past = closedWith(
      cause('Rain', 'Site'),
      cause('Material', 'Supplier'),
      cause('Material', 'Supplier'),
      cause('Material', 'Store'),
      cause('Gone from the list', 'Site'),
    );
    expect(usualCauses(past, ['Crane', 'Rain', 'Material'])).toEqual([
      { cncType: 'Material', cncOrigin: 'Supplier' },
      { cncType: 'Rain', cncOrigin: 'Site' },
      { cncType: 'Material', cncOrigin: 'Store' },
      { cncType: 'Crane', cncOrigin: null },
    ]);
  });

  it('say what was chosen where nobody says more', () => {
    expect(chosenCause('Rain', 'Site', ' ').detail).toBe('Rain');
    expect(chosenCause('Rain', 'Site', ' two days ').detail).toBe('two days');
  });
});
