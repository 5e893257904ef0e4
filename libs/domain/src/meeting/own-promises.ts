import { isPromised } from '../indicators/promised-tasks';
import type { Plan, Responsible, TermTask } from '../plan/plan';
import { meetingParts } from './meeting-parts';
import { promiseCounts } from './meeting-protocol';

/** What one person promised for a term. */
export interface OwnPromises {
  /** Null of what nobody answers for. */
  readonly responsible: Responsible | null;
  readonly tasks: readonly TermTask[];
  readonly kept: number;
  readonly promised: number;
}

/** The promises among what is recorded of a term, by person: people in the order of the plan, only those who promised something. */
export function ownPromises(plan: Plan, record: readonly TermTask[]): readonly OwnPromises[] {
  const promised = record.filter(isPromised);
  return meetingParts(plan, promised, ({ responsibles }) => responsibles).map(({ responsible, rows }) => ({
    ...{ responsible, tasks: rows },
    ...promiseCounts(rows),
  }));
}

/** What each person had promised and kept in a term as it was closed; nobody's of one that is open, or open again. */
export function promisesAtClose(plan: Plan, termId: string): readonly OwnPromises[] {
  const term = plan.terms.get(termId);
  return term?.realClosingTime ? ownPromises(plan, term.tasks) : [];
}
