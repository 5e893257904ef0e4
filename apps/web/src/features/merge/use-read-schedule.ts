import type { Failure } from '@plomada/contracts';
import type { ImportedSchedule } from '@plomada/domain';
import { useEffect, useState } from 'react';
import { failureOf } from '../../base/api/api-failure';
import * as api from '../../base/api/endpoints';
import { keepSchedule } from '../../plan/state/read-schedules';

export type Reading =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | { readonly phase: 'ready'; readonly schedule: ImportedSchedule };

/** The schedule that an import job read, which the server keeps for a while. */
export function useReadSchedule(projectId: string, jobId: string): { reading: Reading; again: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = `${projectId} ${jobId} ${attempt}`;
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly reading: Reading }>();
  useEffect(() => {
    let current = true;
    const settle = (reading: Reading) => current && setAnswer({ asked, reading });
    api.importResult(projectId, jobId).then(
      ({ schedule }) => {
        keepSchedule(jobId, schedule);
        settle({ phase: 'ready', schedule });
      },
      (thrown: unknown) => settle({ phase: 'failed', failure: failureOf(thrown) }),
    );
    return () => {
      current = false;
    };
  }, [projectId, jobId, asked]);
  return {
    // The answer to another question is none to this one.
    reading: answer?.asked === asked ? answer.reading : { phase: 'loading' },
    again: () => setAttempt((count) => count + 1),
  };
}
