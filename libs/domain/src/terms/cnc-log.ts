import { nameOf } from '../people/choice';
import type { Plan, Term, TermTask } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { closedTerms } from './open-term';

/** One cause of non-compliance of a closed term, as it read at the close. */
export interface CncLogRow {
  readonly causeId: string;
  readonly taskId: string;
  readonly termNumber: number;
  /** Instant of the close, ISO 8601 UTC. */
  readonly closingDate: string;
  /** The role that the cause comes from. */
  readonly origin: string;
  readonly type: string;
  readonly detail: string;
  readonly taskWBS: string;
  readonly taskName: string;
  /** Names of the task's responsibles, separated by commas. */
  readonly responsible: string;
  /** 0..1, null when nothing was promised. */
  readonly commitment: number | null;
  readonly progress: number;
  /** Percent of the project, 2 decimals; null unless the commitment exceeds the progress. */
  readonly impact: number | null;
}

/** Percent of the project that a shortfall costs: weight × (commitment − progress); null when there is none. */
export function cncImpact(row: Pick<TermTask, 'weight' | 'commitment' | 'progress'>): number | null {
  if (row.commitment === null || row.commitment <= row.progress) return null;
  return roundTo2(row.weight * (row.commitment - row.progress));
}

/** The causes of all closed terms, the oldest term first, in tree order within a term. */
export function cncLog(plan: Plan): readonly CncLogRow[] {
  return closedTerms(plan).flatMap((term) =>
    term.tasks.flatMap((row) => row.causes.map((cause) => logRow(plan, term, row, cause))),
  );
}

function logRow(plan: Plan, term: Term, row: TermTask, cause: TermTask['causes'][number]): CncLogRow {
  return {
    causeId: cause.id,
    taskId: row.taskId,
    termNumber: term.number,
    closingDate: term.realClosingTime!,
    origin: cause.cncOrigin,
    type: cause.cncType,
    detail: cause.detail,
    taskWBS: row.code,
    taskName: row.text,
    responsible: namesOf(plan, row.responsibles),
    commitment: row.commitment,
    progress: row.progress,
    impact: cncImpact(row),
  };
}

/** First and last names of responsibles, separated by commas; unknown ids are left out. */
export function namesOf(plan: Plan, ids: readonly string[]): string {
  return ids
    .flatMap((id) => plan.responsibles.get(id) ?? [])
    .map(nameOf)
    .join(', ');
}
