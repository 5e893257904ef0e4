import type { Plan, Task } from '../plan/plan';
import { hundredths } from '../progress/hundredths';
import { unitsOf } from '../units/task-units';
import type { NumberCell } from './checked-rows';
import { responsibleLabel } from './labels';

/** What may be filled in of a task in the open term; progress and commitment in percent. */
export interface ShortTermCells {
  /** Empty for nobody. */
  readonly responsible: string;
  /** Empty takes the commitment away. */
  readonly commitment: NumberCell;
  readonly progress: NumberCell;
  /** Both in the task's units; files of before they were there have none. */
  readonly unitsCommited?: NumberCell;
  readonly unitsProgressed?: NumberCell;
}

/** What a row says of a task in the open term. */
export interface ShortTermRow extends ShortTermCells {
  readonly line: number;
  /** The task's id. */
  readonly code: string;
  /** Its code and name as the file says them beside the id. */
  readonly label?: string;
  /** What stood in the row when the file was handed out, in files that know it: a cell that still says so says nothing. */
  readonly handedOut?: ShortTermCells;
}

/** What the plan says of a task, as a file is filled with it. */
export function shortTermCells(plan: Plan, task: Task): ShortTermCells {
  const person = task.responsibles.map((one) => plan.responsibles.get(one)).find((one) => one !== undefined);
  return {
    responsible: person ? responsibleLabel(plan, person) : '',
    commitment: task.commitment === null ? undefined : hundredths(task.commitment),
    progress: hundredths(task.progress),
    unitsCommited: unitsOf(task, 'commitment') ?? undefined,
    unitsProgressed: unitsOf(task, 'progress') ?? undefined,
  };
}

const CELLS = ['responsible', 'commitment', 'progress', 'unitsCommited', 'unitsProgressed'] as const;

/** Whether nothing of a row was filled in, as far as the file knows. */
export const isUntouched = (row: ShortTermRow): boolean =>
  row.handedOut !== undefined && CELLS.every((cell) => row[cell] === row.handedOut![cell]);

/** The cells of a row; those that nobody filled in say what the plan says now. */
export function withPresent(plan: Plan, task: Task, row: ShortTermRow): ShortTermCells {
  if (!row.handedOut) return row;
  const present = shortTermCells(plan, task);
  const cells = CELLS.map((cell) => [cell, row[cell] === row.handedOut![cell] ? present[cell] : row[cell]]);
  return Object.fromEntries(cells) as unknown as ShortTermCells;
}
