import { NO_REPORT_FILTER, type ReportFilter } from '@plomada/domain';
import fc from 'fast-check';
import { reportFilterFrom, withReportFilter } from './filter-in-address';

const words = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 5 });
const term = fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: null });
const anyFilter: fc.Arbitrary<ReportFilter> = fc.record({
  responsibles: words,
  // Those without one come as an empty name; a dash stands for it in the address.
  companies: fc.uniqueArray(
    fc.string({ maxLength: 40 }).filter((name) => name !== '-'),
    { maxLength: 5 },
  ),
  families: words,
  branches: words,
  fromTerm: term,
  toTerm: term,
});

describe('the filter of reports in the address', () => {
  it('is read as it was written, beside all else that stands there', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const address = withReportFilter(new URLSearchParams('project=p1&dashboard=detail'), filter);
        const again = new URLSearchParams(address.toString());
        expect(reportFilterFrom(again)).toEqual(filter);
        expect(again.get('project')).toBe('p1');
        expect(withReportFilter(again, NO_REPORT_FILTER).toString()).toBe('project=p1&dashboard=detail');
      }),
    );
  });

  it('takes nothing that is no term, too long or too much from whoever wrote an address', () => {
    const hostile = new URLSearchParams('fromTerm=-1&toTerm=1e9&family=');
    hostile.append('responsible', 'x'.repeat(201));
    for (let at = 0; at < 500; at += 1) hostile.append('branch', `t${at}`);
    const filter = reportFilterFrom(hostile);
    expect({ ...filter, branches: [] }).toEqual(NO_REPORT_FILTER);
    expect(filter.branches).toHaveLength(30);
  });

  it('stays short enough to be sent on, with as much of it as it takes', () => {
    const ids = Array.from(
      { length: 500 },
      (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    );
    const all = { ...NO_REPORT_FILTER, responsibles: ids, companies: ids, families: ids, branches: ids };
    expect(withReportFilter(new URLSearchParams(), all).toString().length).toBeLessThan(8_000);
  });
});
