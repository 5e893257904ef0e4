import type { CivilDate } from '../calendar/civil-date';
import { isMet, isPromised } from '../indicators/promised-tasks';
import type { Cause, Plan } from '../plan/plan';
import { closedTerms } from '../terms/open-term';

/** What a task promised and did in a closed term, as the close recorded it. */
export interface TaskTerm {
  readonly termNumber: number;
  readonly termStart: CivilDate;
  /** 0..1: before the term, promised for its end (null where nothing was), and reached. */
  readonly lastProgress: number;
  readonly commitment: number | null;
  readonly progress: number;
  /** Whether the promise was kept; null where there was none, as where nothing beyond the last progress was promised. */
  readonly kept: boolean | null;
  readonly causes: readonly Cause[];
}

/** The closed terms that a task was a member of, the newest first. */
export function taskHistory(plan: Plan, taskId: string): readonly TaskTerm[] {
  return closedTerms(plan)
    .flatMap((term) => {
      const row = term.tasks.find((one) => one.taskId === taskId);
      if (!row) return [];
      const { lastProgress, commitment, progress, causes } = row;
      const kept = isPromised(row) ? isMet(row) : null;
      return [
        {
          termNumber: term.number,
          termStart: term.startDate,
          lastProgress,
          commitment,
          progress,
          kept,
          causes,
        },
      ];
    })
    .reverse();
}
