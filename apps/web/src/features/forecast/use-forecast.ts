import { type Failure, type ProjectForecast, reportRoutes } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { selectUser } from '../../base/session/session-slice';
import { cacheForecast, cachedForecast } from './cached-forecast';

/** While one is calculated it is asked how far it is. */
const ASK_AGAIN_MS = 2_000;
/** Edits come in bursts, and the service hears of them a moment later. */
const AFTER_EDIT_MS = 2_500;

export interface AskedForecast {
  /** The newest answer of this project, also while a newer one is asked for or cannot be had. */
  readonly answer: ProjectForecast | null;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/**
 * The forecast of a project while it is looked at: asked for again while it is calculated, and when the plan moves. Without a server it is
 * the last one that this browser was told.
 */
export function useForecast(projectId: string, plan: Plan): AskedForecast {
  const [last, setLast] = useState<{ readonly of: string; readonly answer: ProjectForecast } | null>(null);
  const userId = useAppSelector(selectUser)?.id ?? '';
  const ask = useCallback(async () => {
    try {
      const answer = await callRoute(reportRoutes.forecast, { params: { projectId } });
      setLast({ of: projectId, answer });
      cacheForecast(userId, projectId, answer);
      return answer;
    } catch (thrown) {
      const kept = await cachedForecast(userId, projectId, thrown);
      if (kept) setLast((present) => (present?.of === projectId ? present : { of: projectId, answer: kept }));
      throw thrown;
    }
  }, [projectId, userId]);
  const [state, again] = useQuery(ask);
  useEffect(() => {
    if (state.status !== 'ready' || !isUnderWay(state.value)) return undefined;
    const timer = setTimeout(again, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state, again]);
  const seen = useRef(plan);
  useEffect(() => {
    if (seen.current === plan) return undefined;
    const timer = setTimeout(() => {
      seen.current = plan;
      again();
    }, AFTER_EDIT_MS);
    return () => clearTimeout(timer);
  }, [plan, again]);
  return {
    answer: last?.of === projectId ? last.answer : null,
    failure: state.status === 'failed' ? state.failure : null,
    again,
  };
}

const isUnderWay = ({ running, forecast, failed }: ProjectForecast): boolean =>
  running !== null || (forecast === null && !failed);
