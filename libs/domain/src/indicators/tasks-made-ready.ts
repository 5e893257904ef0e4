import type { CivilDate } from '../calendar/civil-date';
import { derived } from '../plan/derived';
import type { Plan, Term } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { occupiedDays } from '../terms/occupied';
import { closedTerms, termEnd } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { isPromised } from './promised-tasks';
import { numbersOf, type Ratio, ratioOf } from './result';

/** Ids of the leaves that are not done and begin before the end of the term that follows: what its work is expected to be. */
export const anticipatedFor = (plan: Plan, next: Term): readonly string[] =>
  treeOf(plan).leaves.filter((id) => {
    const task = plan.tasks.get(id)!;
    return !isDone(task.progress) && occupiedDays(plan, task).start < termEnd(next);
  });

/** A task of a term that the close before had expected, or that was promised. */
export interface AnticipatedTask {
  readonly termNumber: number;
  readonly id: string;
  readonly text: string;
  /** It stood in the term when the one before was closed. */
  readonly anticipated: boolean;
  /** It could be promised, or was done. */
  readonly madeReady: boolean;
  readonly promised: boolean;
}

export interface TermMadeReady {
  readonly termNumber: number;
  readonly startDate: CivilDate;
  /** TMR: of the tasks anticipated, those made ready. */
  readonly madeReady: Omit<Ratio<never>, 'rows'>;
  /** TA: of the tasks promised, those anticipated. */
  readonly anticipated: Omit<Ratio<never>, 'rows'>;
  readonly rows: readonly AnticipatedTask[];
}

/**
 * Tasks made ready (TMR) and tasks anticipated (TA) of each closed term whose work the close before had kept, one term ahead, in tasks:
 * how well the lookahead removes restrictions, and how well it foresees work (Hamzeh, Ballard and Tommelein 2012, Rethinking Lookahead
 * Planning to Optimize Construction Workflow, Lean Construction Journal). A task anticipated and since deleted was not made ready.
 */
export const tasksMadeReady = derived((plan: Plan): readonly TermMadeReady[] => {
  const terms = closedTerms(plan);
  return terms.flatMap((term, place) => {
    const before = terms[place - 1];
    const expected = before && plan.closes.get(before.id)?.anticipated;
    const ready = plan.closes.get(term.id)?.madeReady;
    return expected && ready ? [ofTerm(plan, term, expected, ready)] : [];
  });
});

function ofTerm(
  plan: Plan,
  term: Term,
  expected: readonly string[],
  ready: readonly string[],
): TermMadeReady {
  const recorded = new Map(term.tasks.map((entry) => [entry.taskId, entry]));
  const [anticipated, promisable] = [new Set(expected), new Set(ready)];
  const promised = term.tasks.filter(isPromised).map(({ taskId }) => taskId);
  const rows = [...new Set([...expected, ...promised])].map((id): AnticipatedTask => {
    const entry = recorded.get(id);
    const isOut = entry !== undefined && isPromised(entry);
    return {
      termNumber: term.number,
      id,
      text: entry?.text ?? plan.tasks.get(id)?.text ?? '',
      anticipated: anticipated.has(id),
      madeReady: isOut || promisable.has(id) || (entry !== undefined && isDone(entry.progress)),
      promised: isOut,
    };
  });
  return {
    termNumber: term.number,
    startDate: term.startDate,
    madeReady: numbersOf(
      ratioOf(
        rows.filter((row) => row.anticipated),
        (row) => row.madeReady,
      ),
    ),
    anticipated: numbersOf(
      ratioOf(
        rows.filter((row) => row.promised),
        (row) => row.anticipated,
      ),
    ),
    rows,
  };
}
