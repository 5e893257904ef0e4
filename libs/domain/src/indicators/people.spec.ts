import { termPlan } from '../actions/testing/decide';
import type { Plan, Restriction, TermClose } from '../plan/plan';
import { Table } from '../plan/table';
import { partOfPlan } from './filter/part-of-plan';
import { NO_REPORT_FILTER } from './filter/report-filter';
import { ppcOf } from './compliance';
import { reportedPeople } from './people';
import { withClosedTerms } from './testing/closed-terms';

const tasks = [{ id: 'a', duration: 5 }];
const restriction: Restriction = {
  ...{ id: 'r1', taskIds: ['a'], family: 'Materials', type: 1, detail: '', comments: '' },
  ...{ responsible: 'rosa', created: '2026-03-02', commited: null, required: '2026-03-20' },
  ...{ released: null, releasedTerm: null, inProcess: false },
};
const close: TermClose = {
  ...{ id: 'term-1', realProgress: 0, plannedProgress: 0, parts: [], identified: [] },
  ...{ restrictionCount: 0, openRestrictions: [], people: [{ id: 'pedro', name: 'Pedro Soto' }] },
  restrictions: [{ ...restriction, id: 'r2', responsible: 'marta' }],
};
const plan: Plan = {
  ...withClosedTerms(termPlan({ tasks }), [['a', 0, 1, 1, { responsibles: ['ana', 'pedro'] }]]),
  restrictions: Table.of([restriction]),
  closes: Table.of([close]),
};

describe('the people that reports may be about', () => {
  it('are those of the plan, and after them whoever left and stands in what was recorded', () => {
    expect(reportedPeople(plan).map(({ id, name, hasLeft }) => [id, name, hasLeft])).toEqual([
      ['ana', 'ana Pérez', false],
      ['luis', 'luis Pérez', false],
      ['pedro', 'Pedro Soto', true],
      ['marta', '', true],
      ['rosa', '', true],
    ]);
  });

  it('can be filtered by though they have left', () => {
    const theirs = partOfPlan(plan, { ...NO_REPORT_FILTER, responsibles: ['pedro'] });
    expect(ppcOf(theirs).byResponsible.map(({ name, denominator }) => [name, denominator])).toEqual([
      ['Pedro Soto', 1],
    ]);
  });
});
