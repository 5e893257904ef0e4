import { businessSettings } from './businesses';
import { companyReport } from './company-report';

const { lists } = businessSettings.shape;
const { byStatus } = companyReport.shape.totals.shape;
const WORD = { id: 'w1', name: 'Clima', isActive: true, inUse: false };

describe('what a service of another version answers', () => {
  it('has no words of a list that it does not know yet', () => {
    const older = { restrictionFamilies: [], cncTypes: [WORD], roles: [] };
    expect(lists.parse(older)).toEqual({ ...older, rhythmicUnits: [] });
  });

  it('is read without the lists that are not known here yet', () => {
    const ours = { restrictionFamilies: [], cncTypes: [WORD], roles: [], rhythmicUnits: [] };
    expect(lists.parse({ ...ours, tools: [WORD] })).toEqual(ours);
  });

  it('has no projects of a status that it does not know yet', () => {
    expect(byStatus.parse({ onPlan: 3 })).toMatchObject({ onPlan: 3, behind: 0 });
  });

  it('is refused where what it has is not of the form', () => {
    expect(lists.safeParse({ cncTypes: 'Clima' }).success).toBe(false);
  });
});
