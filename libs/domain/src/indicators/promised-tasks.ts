import { derivedFrom } from '../plan/derived';
import type { Plan, TermTask } from '../plan/plan';
import { counted, roundTo2 } from '../progress/hundredths';
import { closedTerms } from '../terms/open-term';
import type { Promised } from './promises';

type Entry = Pick<TermTask, 'lastProgress' | 'commitment' | 'progress'>;

/** Whether more than what was done already was promised: the commitment exceeds the last progress. */
export function isPromised(entry: Entry): boolean {
  return entry.commitment !== null && entry.commitment > entry.lastProgress;
}

/** Whether a promise was kept: progress, counting 0.99 as 1, is at least the commitment. */
export function isMet(entry: Entry): boolean {
  return isPromised(entry) && counted(entry.progress) >= entry.commitment!;
}

/** Every promise of the closed terms, as recorded at each close. */
export const promisedTasks = derivedFrom(
  (plan) => plan.terms,
  (plan: Plan): readonly Promised[] =>
    closedTerms(plan).flatMap((term) => promisesOf(term.number, term.tasks)),
);

/** The promises among what is recorded of a term. */
export function promisesOf(termNumber: number, record: readonly TermTask[]): readonly Promised[] {
  return record.filter(isPromised).map((row) => ({
    termNumber,
    id: row.taskId,
    text: row.text,
    responsibles: row.responsibles,
    met: isMet(row),
    promised: roundTo2(row.commitment! * 100),
    reached: roundTo2(row.progress * 100),
  }));
}
