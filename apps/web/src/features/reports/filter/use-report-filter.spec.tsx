import { fireEvent, screen } from '@testing-library/react';
import { NO_REPORT_FILTER, type ReportFilter } from '@plomada/domain';
import { show } from '../../../testing/show';
import { useScope } from '../../progress/use-scope';
import { reportFilterFrom } from './filter-in-address';
import { useReportFilter } from './use-report-filter';

/** Changes the filter several times, and something else of the address, before anything is rendered again. */
function Changes({ changes }: { readonly changes: readonly Partial<ReportFilter>[] }) {
  const [, narrow] = useReportFilter();
  const { choose } = useScope();
  const change = () => {
    changes.forEach(narrow);
    choose('all');
  };
  return <button onClick={change}>Change</button>;
}

function addressAfter(path: string, changes: readonly Partial<ReportFilter>[]) {
  const { router } = show(<Changes changes={changes} />, { path });
  fireEvent.click(screen.getByRole('button'));
  return new URLSearchParams(router.state.location.search);
}

describe('the filter of reports, changed before the last change is rendered', () => {
  it('keeps every change, and what else of the address was changed', () => {
    const address = addressAfter('/reports?project=p1', [
      { companies: ['Norte'] },
      { fromTerm: 2 },
      { toTerm: 5 },
    ]);
    const chosen = { companies: ['Norte'], fromTerm: 2, toTerm: 5 };
    expect(reportFilterFrom(address)).toEqual({ ...NO_REPORT_FILTER, ...chosen });
    expect([address.get('project'), address.get('scope')]).toEqual(['p1', 'all']);
  });

  it('takes away what it is told, and leaves the rest', () => {
    const address = addressAfter('/reports?company=Norte&fromTerm=2', [{ companies: [] }, { toTerm: 3 }]);
    expect(reportFilterFrom(address)).toEqual({ ...NO_REPORT_FILTER, fromTerm: 2, toTerm: 3 });
  });
});
