import { derived } from '../plan/derived';
import type { Plan, TermTask } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { closedFigures } from './closed-figures';
import { isPromised, promisesOf } from './promised-tasks';
import { keptRatio } from './promises';
import { numbersOf, type Ratio, ratioOf } from './result';

type Numbers = Omit<Ratio<never>, 'rows'>;

/** A task of a term that could have been promised, or was done all the same. */
export interface PromisableTask {
  readonly termNumber: number;
  readonly id: string;
  readonly text: string;
  /** Whether it was made ready, or promised without being so. */
  readonly promisable: boolean;
  readonly promised: boolean;
  /** Whether it was brought to its end in the term. */
  readonly done: boolean;
}

/** How much of what could have been promised for a term was, and what was done beyond the promises. */
export interface CommitmentLevel {
  /** Promised ÷ promisable; null where the term was closed before closes kept what was made ready. */
  readonly level: Numbers | null;
  /** Tasks done that nobody had promised: they stand apart, and count for neither the level nor the PPC. */
  readonly beyond: number;
  readonly rows: readonly PromisableTask[];
}

export interface TermCommitmentLevel extends CommitmentLevel {
  readonly termNumber: number;
  readonly startDate: string;
  /** Kept ÷ promised of the same term, to be read beside it. */
  readonly ppc: Numbers;
}

/**
 * The commitment level of a term by what is recorded of it: the tasks promised ÷ those that could have been, in tasks. A high PPC
 * says little where little was promised (Ballard 2000, "The Last Planner System of Production Control": WILL out of what CAN be done;
 * the commitment level of vPlanner; Hamzeh's tasks made ready and anticipated look at the same from the lookahead's side). What
 * was promised without being ready counts as promisable too, so that the level is 100 % at most. `ready` are the ids of the tasks
 * made ready (`madeReadyInTerm`), null where nobody kept them.
 */
export function commitmentLevelOf(
  termNumber: number,
  record: readonly TermTask[],
  ready: readonly string[] | null,
): CommitmentLevel {
  const among = new Set(ready);
  const tasks = record.map((entry): PromisableTask => {
    const promised = isPromised(entry);
    return {
      termNumber,
      id: entry.taskId,
      text: entry.text,
      promisable: promised || among.has(entry.taskId),
      promised,
      done: isDone(entry.progress) && !isDone(entry.lastProgress),
    };
  });
  const promisable = tasks.filter((task) => task.promisable);
  return {
    level: ready && numbersOf(ratioOf(promisable, ({ promised }) => promised)),
    beyond: tasks.filter(isBeyond).length,
    rows: tasks.filter((task) => task.promisable || isBeyond(task)),
  };
}

const isBeyond = ({ promised, done }: PromisableTask): boolean => done && !promised;

/** The commitment level of each closed term, as its close kept it. */
export const commitmentLevels = derived((plan: Plan): readonly TermCommitmentLevel[] =>
  closedFigures(plan).map(({ term: { number, startDate, tasks }, figures }) => ({
    termNumber: number,
    startDate,
    ...commitmentLevelOf(number, tasks, figures.madeReady ?? null),
    ppc: numbersOf(keptRatio(promisesOf(number, tasks))),
  })),
);
