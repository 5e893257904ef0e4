import { act } from '@testing-library/react';
import { NO_REPORT_FILTER } from '@plomada/domain';
import { useScope } from '../../progress/use-scope';
import { show } from '../../../testing/show';
import { reportFilterFrom } from './filter-in-address';
import { useReportFilter } from './use-report-filter';

let narrow: ReturnType<typeof useReportFilter>[1];
let choose: ReturnType<typeof useScope>['choose'];

function Filtered() {
  [, narrow] = useReportFilter();
  ({ choose } = useScope());
  return null;
}

const addressOf = ({ router }: ReturnType<typeof show>) => new URLSearchParams(router.state.location.search);

describe('the filter of reports, changed before the last change is rendered', () => {
  it('keeps every change', () => {
    const shown = show(<Filtered />, { path: '/reports?project=p1' });
    // Those that were at hand when somebody began to choose.
    const [first, second] = [narrow, choose];
    act(() => {
      first({ companies: ['Norte'] });
      first({ fromTerm: 2 });
      second('all');
      first({ toTerm: 5 });
    });
    const address = addressOf(shown);
    expect(reportFilterFrom(address)).toEqual({
      ...{ ...NO_REPORT_FILTER, companies: ['Norte'] },
      ...{ fromTerm: 2, toTerm: 5 },
    });
    expect(address.get('scope')).toBe('all');
    expect(address.get('project')).toBe('p1');
  });

  it('takes away what it is told, and leaves the rest', () => {
    const shown = show(<Filtered />, { path: '/reports?project=p1&company=Norte&fromTerm=2' });
    act(() => {
      narrow({ companies: [] });
      narrow({ toTerm: 3 });
    });
    expect(addressOf(shown).toString()).toBe('project=p1&fromTerm=2&toTerm=3');
  });
});
