import type { ReportFilter } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { reportFilterFrom, withReportFilter } from './filter-in-address';

/** What the reports are narrowed to, which stands in the address: a link shows the same to who may see it. */
export function useReportFilter(): readonly [ReportFilter, (filter: ReportFilter) => void] {
  const [address, setAddress] = useSearchParams();
  const text = withReportFilter(new URLSearchParams(), reportFilterFrom(address)).toString();
  // The same one while nothing of it is another: calculations begin anew with another.
  const filter = useMemo(() => reportFilterFrom(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (next: ReportFilter) => setAddress((present) => withReportFilter(present, next), { replace: true }),
    [setAddress],
  );
  return [filter, change];
}
