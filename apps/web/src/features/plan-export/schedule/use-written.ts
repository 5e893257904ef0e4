import type { Plan } from '@plomada/domain';
import type { Written } from '@plomada/interchange';
import { useEffect, useState } from 'react';
import { todayOf } from '../../../plan/state/author';
import type { ScheduleTarget } from '../export-target';

export type Writing =
  | { readonly phase: 'writing' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'written'; readonly file: Written };

/** The plan as a file of the target: written again when the plan changes, so that what is said of it is true. */
export function useWritten(
  target: ScheduleTarget,
  plan: Plan,
  projectId: string,
): { writing: Writing; again: () => void } {
  const [writing, setWriting] = useState<Writing>({ phase: 'writing' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const write = async (): Promise<Writing> => {
      try {
        const { writeSchedule } = await import('./schedule-writers');
        const now = { today: todayOf(plan), instant: new Date().toISOString() };
        return { phase: 'written', file: writeSchedule(target, plan, projectId, now) };
      } catch (error) {
        console.error(error);
        return { phase: 'failed' };
      }
    };
    void write().then((outcome) => current && setWriting(outcome));
    return () => {
      current = false;
    };
  }, [target, plan, projectId, attempt]);
  const again = () => {
    setWriting({ phase: 'writing' });
    setAttempt((count) => count + 1);
  };
  return { writing, again };
}
