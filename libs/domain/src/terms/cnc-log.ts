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

/** Percent of the project that these causes tell of: what a task lost in a term counts once, however many causes it had. */
export function cncLoss(rows: readonly Pick<CncLogRow, 'taskId' | 'termNumber' | 'impact'>[]): number {
  const losses = new Map(
    rows.map(({ taskId, termNumber, impact }) => [JSON.stringify([termNumber, taskId]), impact ?? 0]),
  );
  return roundTo2([...losses.values()].reduce((sum, loss) => sum + loss, 0));
}

/** The causes of all closed terms, the oldest term first, in tree order within a term. */
export function cncLog(plan: Plan): readonly CncLogRow[] {
  return closedTerms(plan).flatMap((term) => {
    const names = namesAtClose(plan, term);
    return term.tasks.flatMap((row) => row.causes.map((cause) => logRow(names, term, row, cause)));
  });
}

/** What people were called at a term's close, by id; what they are called now where the close kept no names. */
function namesAtClose(plan: Plan, term: Term): ReadonlyMap<string, string> {
  const kept = plan.closes.get(term.id)?.people;
  return new Map(
    kept?.map(({ id, name }) => [id, name]) ?? plan.responsibles.rows.map((one) => [one.id, nameOf(one)]),
  );
}

function logRow(
  names: ReadonlyMap<string, string>,
  term: Term,
  row: TermTask,
  cause: TermTask['causes'][number],
): CncLogRow {
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
    responsible: row.responsibles.flatMap((id) => names.get(id) ?? []).join(', '),
    commitment: row.commitment,
    progress: row.progress,
    impact: cncImpact(row),
  };
}
