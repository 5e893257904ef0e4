import type { ReportFilter } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useLatestSearchParams } from '../../../base/use-latest-search-params';
import { reportFilterFrom, withReportFilter } from './filter-in-address';

/** What the reports are narrowed to, which stands in the address: a link shows the same to who may see it. What is chosen stands there at once. */
export function useReportFilter(): readonly [ReportFilter, (changed: Partial<ReportFilter>) => void] {
  const [address, setAddress] = useLatestSearchParams();
  const text = withReportFilter(new URLSearchParams(), reportFilterFrom(address)).toString();
  // The same one while nothing of it is another: calculations begin anew with another.
  const filter = useMemo(() => reportFilterFrom(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (changed: Partial<ReportFilter>) =>
      setAddress((present) => withReportFilter(present, { ...reportFilterFrom(present), ...changed }), {
        replace: true,
        flushSync: true,
      }),
    [setAddress],
  );
  return [filter, change];
}
