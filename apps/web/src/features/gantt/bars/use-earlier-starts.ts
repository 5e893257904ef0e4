import { type CivilDate, type Plan, pulledForward } from '@plomada/domain';
import { useMemo } from 'react';

/** The day on which each task could begin that could begin earlier than it does; none while nobody wants to see them. */
export function useEarlierStarts(plan: Plan, isShown: boolean): ReadonlyMap<string, CivilDate> {
  return useMemo(
    () => (isShown ? new Map(pulledForward(plan).map(({ id, start }) => [id, start])) : NONE),
    [plan, isShown],
  );
}

const NONE: ReadonlyMap<string, CivilDate> = new Map();
