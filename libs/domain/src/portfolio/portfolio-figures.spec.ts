import { indicatorsOf } from '../indicators/indicators';
import { type SpecEntry, withClosedTerms } from '../indicators/testing/closed-terms';
import type { Plan, Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { portfolioFigures, TREND_TERMS } from './portfolio-figures';

const TODAY = '2026-03-04';
const figuresOf = (plan: Plan) => portfolioFigures(plan, indicatorsOf(plan, TODAY), TODAY);
const restriction = (id: string, more: Partial<Restriction>): Restriction => ({
  ...{ id, taskIds: ['A'], family: 'Materials', type: 1, detail: id, comments: '', responsible: null },
  ...{ created: '2026-03-02', commited: null, required: '2026-03-06', released: null, releasedTerm: null },
  inProcess: false,
  ...more,
});

describe('what a portfolio shows of a project', () => {
  it('is the trend of the last twelve terms, the oldest first', () => {
    const kept = (met: number): SpecEntry[] => [
      ['a', 0, 1, 1],
      ['b', 0, 1, met],
    ];
    const terms = Array.from({ length: TREND_TERMS + 2 }, (_, at) => kept(at === 1 ? 0.5 : 1));
    const figures = figuresOf(withClosedTerms(specPlan({ tasks: [{ id: 'A' }] }), ...terms, []));
    expect(figures.ppc).toHaveLength(TREND_TERMS);
    expect(figures.ppc.slice(-2)).toEqual([100, null]);
    expect(figures.spi).toHaveLength(TREND_TERMS);
    expect(figures.lastClose).toBe('2026-06-15T12:00:00.000Z');
  });

  it('counts the restrictions that are open, and those that will not be released in time', () => {
    const plan = {
      ...specPlan({ tasks: [{ id: 'A', start: '2026-03-09' }] }),
      restrictions: Table.of([
        restriction('in time', { commited: '2026-03-06' }),
        restriction('too late', { commited: '2026-03-20' }),
        restriction('released', { commited: '2026-03-20', released: '2026-03-03' }),
      ]),
    };
    expect(figuresOf(plan)).toMatchObject({ openRestrictions: 2, restrictionsAtRisk: 1 });
  });

  it('has nothing yet of a project without a close', () => {
    const figures = figuresOf(specPlan({ tasks: [] }));
    expect(figures).toEqual({
      ...{ ppc: [], pcr: [], spi: [], openRestrictions: 0, restrictionsAtRisk: 0, lastClose: null },
    });
  });
});
