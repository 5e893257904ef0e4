import { useCallback } from 'react';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import { EXPORT_PARAM } from './export-target';

/** Which export's dialog the address opens, and how to open another: a link to it survives a reload. */
export function useExportParam(): readonly [string | null, (target: string | null) => void] {
  const [params, setParams] = useLatestSearchParams();
  const show = useCallback(
    (target: string | null) =>
      setParams((present) => {
        const next = new URLSearchParams(present);
        if (target === null) next.delete(EXPORT_PARAM);
        else next.set(EXPORT_PARAM, target);
        return next;
      }),
    [setParams],
  );
  return [params.get(EXPORT_PARAM), show];
}
