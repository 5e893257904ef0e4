import { indicatorOf, type IndicatorResults, indicatorSchemas, type ReportId } from '@plomada/contracts';
import { indicatorsOf } from '@plomada/domain';
import { planWithHistory } from '@plomada/testing';

const plan = planWithHistory({ tasks: 400, links: 600 }, 3);
const results = JSON.parse(JSON.stringify(indicatorsOf(plan, '2026-04-01'))) as IndicatorResults;

describe('the contract of the indicators', () => {
  it.each(Object.keys(indicatorSchemas) as ReportId[])('is all of what is calculated for %s', (report) => {
    expect(indicatorOf(results, report)).toEqual(results[report]);
  });

  it('has each report that is calculated', () => {
    expect(Object.keys(indicatorSchemas).sort()).toEqual(Object.keys(results).sort());
  });

  it('leaves out a report that an older version calculated otherwise, and no other', () => {
    const older = { ...results, SPI: { points: [] } };
    expect(indicatorOf(older, 'SPI')).toBeNull();
    expect(indicatorOf(older, 'PPC')).toEqual(results['PPC']);
  });
});
