import type { CivilDate } from '../calendar/civil-date';
import { nameOf } from '../people/choice';
import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { baselineDays } from '../view/baseline-days';
import { viewOf } from '../view/plan-view';
import type { PlanRow } from '../view/plan-row';

/** A task, milestone or summary as other programs read it. Days are inclusive, shares are percent 0..100. */
export interface ExportedTask {
  readonly id: string;
  /** Its place in the tree, '1.2'. */
  readonly code: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly kind: 'task' | 'milestone' | 'summary';
  readonly name: string;
  readonly start: CivilDate;
  /** The last worked day. */
  readonly finish: CivilDate;
  readonly durationDays: number;
  readonly progress: number;
  /** Of the open term; null where nothing was promised, and of summaries. */
  readonly commitment: number | null;
  readonly lastProgress: number;
  readonly weight: number;
  /** Null of summaries. */
  readonly state: string | null;
  readonly isCritical: boolean;
  readonly floatDays: number;
  readonly isInOpenTerm: boolean;
  readonly isAnalysed: boolean;
  readonly responsibleIds: readonly string[];
  readonly responsibles: readonly string[];
  readonly restrictions: number;
  readonly delayedRestrictions: number;
  readonly constraintType: string;
  readonly constraintDate: CivilDate | null;
  /** In the default baseline. */
  readonly baselineStart: CivilDate | null;
  readonly baselineFinish: CivilDate | null;
  readonly unit: string | null;
  readonly quantity: number | null;
  readonly unitsDone: number | null;
  /** In the file that the task came from. */
  readonly sourceId: string | null;
  readonly wbs: string | null;
}

export function exportedTasks(plan: Plan, today: CivilDate): readonly ExportedTask[] {
  return viewOf(plan, today).rows.map((row) => exportedTask(plan, row));
}

function exportedTask(plan: Plan, row: PlanRow): ExportedTask {
  const { constraintType, constraintDate, sourceId, wbs } = plan.tasks.get(row.id)!;
  const baseline = baselineDays(plan, row);
  const people = row.responsibles.flatMap((id) => plan.responsibles.get(id) ?? []);
  return {
    id: row.id,
    code: row.code,
    parentId: row.parent,
    level: row.depth,
    kind: row.kind,
    name: row.text,
    start: row.firstDay,
    finish: row.lastDay,
    durationDays: row.duration,
    progress: percent(row.progress),
    commitment: row.commitment === null ? null : percent(row.commitment),
    lastProgress: percent(row.lastProgress),
    weight: row.weight,
    state: row.state,
    isCritical: row.critical,
    floatDays: row.totalFloat,
    isInOpenTerm: row.inTerm,
    isAnalysed: row.analysed,
    responsibleIds: people.map(({ id }) => id),
    responsibles: people.map(nameOf),
    restrictions: row.restrictions,
    delayedRestrictions: row.delayedRestrictions,
    constraintType,
    constraintDate,
    baselineStart: baseline?.firstDay ?? null,
    baselineFinish: baseline?.lastDay ?? null,
    unit: row.unit,
    quantity: row.quantity,
    unitsDone: row.unitsProgressed,
    sourceId,
    wbs,
  };
}

const percent = (share: number): number => roundTo2(share * 100);
