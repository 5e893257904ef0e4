import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { movedEnd, workingDaysBetween } from '../days/moved-end';
import { shownScheduleOf } from '../schedule';
import { treeOf } from '../tree/tree';
import { shortCodes } from '../view/short-codes';
import { planLastDay } from '../days/plan-last-day';
import { shownDays } from '../days/shown-days';
import { type ComparedField, comparedFields } from './compared-fields';

/** What one plan says of a task: its days as screens show them, both inclusive. */
export interface ComparedDays {
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
  /** Working days. */
  readonly duration: number;
  readonly critical: boolean;
}

/** A task that a scenario has otherwise than the live plan. */
export interface ComparedTask {
  readonly id: string;
  readonly code: string;
  readonly text: string;
  readonly kind: 'added' | 'gone' | 'changed';
  readonly milestone: boolean;
  /** Null of what was added. */
  readonly live: ComparedDays | null;
  /** Null of what is gone. */
  readonly scenario: ComparedDays | null;
  /** Working days by which it starts and ends later in the scenario, negative when sooner; 0 where only one has it. */
  readonly startBy: number;
  readonly endBy: number;
  /** The planned values that differ where both have it. */
  readonly fields: readonly ComparedField[];
}

export interface Comparison {
  /** The day on which each ends, inclusive; null without any work. */
  readonly liveEnd: CivilDate | null;
  readonly scenarioEnd: CivilDate | null;
  /** Working days by which the scenario ends later, negative when sooner. */
  readonly endBy: number;
  /** Every milestone of either, also those that stay, in the order of the live plan. */
  readonly milestones: readonly ComparedTask[];
  /** The tasks that differ, in the scenario's order; those that are gone come last. */
  readonly tasks: readonly ComparedTask[];
  /** Ids of the tasks that come onto the critical path, and of those that leave it. */
  readonly becomeCritical: readonly string[];
  readonly ceaseCritical: readonly string[];
}

/** How a scenario differs from the live plan as both are now. Days are counted by the live plan's calendar. */
export function comparedPlans(live: Plan, scenario: Plan): Comparison {
  const [was, is] = [sideOf(live), sideOf(scenario)];
  const gone = treeOf(live).leaves.filter((id) => !scenario.tasks.has(id));
  const rows = [...treeOf(scenario).leaves, ...gone].flatMap(
    (id) => compared(live, was.of(id), is.of(id), id) ?? [],
  );
  const isOther = ({ kind, fields, live: a, scenario: b }: ComparedTask): boolean =>
    kind !== 'changed' || fields.length > 0 || a?.critical !== b?.critical;
  const both = rows.filter(({ kind }) => kind === 'changed');
  return {
    liveEnd: planLastDay(live),
    scenarioEnd: planLastDay(scenario),
    endBy: movedEnd(live, scenario)?.by ?? 0,
    milestones: rows.filter(({ milestone }) => milestone),
    tasks: rows.filter(isOther),
    becomeCritical: both.filter((row) => row.scenario!.critical && !row.live!.critical).map(({ id }) => id),
    ceaseCritical: both.filter((row) => row.live!.critical && !row.scenario!.critical).map(({ id }) => id),
  };
}

type Side = ReturnType<typeof sideOf>;

function sideOf(plan: Plan) {
  const tree = treeOf(plan);
  const schedule = shownScheduleOf(plan);
  const codes = shortCodes(plan);
  const of = (id: string) => {
    const task = plan.tasks.get(id);
    if (!task || !tree.isLeaf(id)) return null;
    const days: ComparedDays = {
      ...daysIn(plan, id),
      duration: task.duration,
      critical: schedule.isCritical(id),
    };
    return { plan, task, code: codes.get(id)!, milestone: tree.kindOf(id) === 'milestone', days };
  };
  return { of };
}

function daysIn(plan: Plan, id: string) {
  const task = plan.tasks.get(id)!;
  return shownDays(plan, task, treeOf(plan).kindOf(id), task.start, task.end);
}

function compared(
  live: Plan,
  was: ReturnType<Side['of']>,
  is: ReturnType<Side['of']>,
  id: string,
): ComparedTask | null {
  const shown = is ?? was;
  if (!shown) return null;
  const by = (field: 'start' | 'end'): number =>
    was && is ? workingDaysBetween(live, was.task[field], is.task[field]) : 0;
  return {
    id,
    code: shown.code,
    text: shown.task.text,
    kind: was ? (is ? 'changed' : 'gone') : 'added',
    milestone: shown.milestone,
    live: was?.days ?? null,
    scenario: is?.days ?? null,
    startBy: by('start'),
    endBy: by('end'),
    fields: was && is ? comparedFields(was, is) : [],
  };
}
