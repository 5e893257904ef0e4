import { companyTotals } from './company-totals';

const unknown = { status: 'notStarted', bl: null, realProgress: null, ppc: null, pcr: null } as const;

describe('a company together', () => {
  it('counts projects by standing and averages what is known', () => {
    const totals = companyTotals([
      { ...unknown, status: 'behind', bl: 50, realProgress: 40, ppc: 66.67 },
      { ...unknown, status: 'onPlan', bl: 10, realProgress: 20, ppc: 80 },
      unknown,
    ]);
    expect(totals).toEqual({
      projects: 3,
      byStatus: { notStarted: 1, onPlan: 1, behind: 1, completed: 0 },
      bl: 30,
      realProgress: 30,
      ppc: 73.34,
      pcr: null,
    });
  });

  it('of no project at all is nothing, not zero percent', () => {
    expect(companyTotals([])).toMatchObject({ projects: 0, ppc: null, realProgress: null });
  });
});
