import { WORK_SCOPES, type WorkScope } from '@plomada/domain';
import { useCallback } from 'react';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { filteredPath } from '../../base/grid/address-filters';
import type { Filters } from '../../base/grid/filters';

const PARAM = 'scope';

/** Which work is shown. It stands in the address: it survives a reload, and a link brings it along. */
export function useScope(): { readonly scope: WorkScope; readonly choose: (scope: WorkScope) => void } {
  const [address, setAddress] = useLatestSearchParams();
  const scope = WORK_SCOPES.find((one) => one === address.get(PARAM)) ?? 'shortTerm';
  const choose = useCallback(
    (next: WorkScope) =>
      setAddress(
        (now) => {
          const changed = new URLSearchParams(now);
          changed.set(PARAM, next);
          return changed;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return { scope, choose };
}

/** The same work on another page, the table or the board. */
export const workPath = (path: string, projectId: string, scope: WorkScope, filters: Filters): string =>
  `${filteredPath(path, projectId, filters)}&${PARAM}=${scope}`;
