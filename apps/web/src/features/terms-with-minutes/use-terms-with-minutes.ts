import { useCallback, useMemo } from 'react';
import { useQuery } from '../../base/api/use-query';
import { loadAllMinutes } from './load-all-minutes';

const NOTHING = { minutes: [] } as const;

/**
 * The numbers of the terms that have minutes, so that a link to them leads to some. None while they are asked for, where they
 * cannot be had, and where `wanted` says that nothing would lead there.
 */
export function useTermsWithMinutes(projectId: string, wanted = true): ReadonlySet<number> {
  const [loaded] = useQuery(
    useCallback(async () => (wanted ? await loadAllMinutes(projectId) : NOTHING), [projectId, wanted]),
  );
  return useMemo(
    () => new Set(loaded.status === 'ready' ? loaded.value.minutes.map(({ number }) => number) : []),
    [loaded],
  );
}
