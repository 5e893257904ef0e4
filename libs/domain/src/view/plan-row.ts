import type { CivilDate } from '../calendar/civil-date';
import type { ConflictReason } from '../schedule';
import type { ProgressFacet } from '../states/progress-facet';
import type { TaskState } from '../states/task-state';
import type { ActsAs } from '../tree/tree';

/** One line of the plan as tables and the Gantt show it: what is stored, and all that follows from it. */
export interface PlanRow {
  readonly id: string;
  /** Short code: '1', '1.1'. */
  readonly code: string;
  readonly kind: ActsAs;
  readonly text: string;
  readonly parent: string | null;
  /** 1 for the project's own tasks. */
  readonly depth: number;
  readonly start: CivilDate;
  /** Exclusive; equals `start` for a milestone. */
  readonly end: CivilDate;
  /** First and last day as screens say them, both inclusive; for a milestone the one day that it is read as. */
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
  /** Working days. */
  readonly duration: number;
  /** 0..1. */
  readonly progress: number;
  readonly facet: ProgressFacet;
  readonly lastProgress: number;
  /** 0..1; null without a promise, and for summaries. */
  readonly commitment: number | null;
  /** Percent of the project, 2 decimals. */
  readonly weight: number;
  /** Null for summaries: only work has a state. */
  readonly state: TaskState | null;
  /** Code of the state's reason. */
  readonly reason: string | null;
  readonly critical: boolean;
  /** Working days. */
  readonly totalFloat: number;
  readonly conflict: ConflictReason | null;
  readonly responsibles: readonly string[];
  /** Member of the open term; a summary when something below it is. */
  readonly inTerm: boolean;
  readonly analysed: boolean;
  readonly imported: boolean;
  readonly causes: number;
  /** Badges: restrictions there are, those that hold back start and end, and those overdue. */
  readonly restrictions: number;
  readonly startRestrictions: number;
  readonly endRestrictions: number;
  readonly delayedRestrictions: number;
  /** What its work is measured in and how much there is of it; null where it is not, and for summaries. */
  readonly unit: string | null;
  readonly quantity: number | null;
  /** Of that quantity what is done, promised and assigned in the open term; null where there is none. */
  readonly unitsProgressed: number | null;
  readonly unitsCommited: number | null;
  readonly unitsAssigned: number | null;
  /** In the default baseline, or in the one that the row is compared with; null where it has no such row. */
  readonly baselineStart: CivilDate | null;
  readonly baselineEnd: CivilDate | null;
}

/** The row that was there before when nothing in it changed, so that screens repaint only what did. */
export function unchanged(before: PlanRow | undefined, row: PlanRow): PlanRow {
  if (!before) return row;
  for (const field in row) {
    if (before[field as keyof PlanRow] !== row[field as keyof PlanRow]) return row;
  }
  return before;
}
