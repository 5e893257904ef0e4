import type { PlanAction } from '../actions/registry';
import { civilDate, type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { DecisionContext } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import type { Plan, Restriction } from '../plan/plan';
import { decideOrPropose } from '../proposals/proposals';
import { restrictionsOf } from '../restrictions/of-task';
import { whatIsLacking } from '../restrictions/what-is-lacking';
import { neededDay } from '../view/needed-day';

/** A restriction that tasks are to have, each required by its own dates. */
export interface RestrictionPattern {
  readonly detail: string;
  readonly family: string;
  readonly type: Restriction['type'];
  /** So many working days before the task needs it: before its first day, or its last one for what holds back the end (type 2). */
  readonly daysBefore: number;
  readonly responsible: string | null;
  readonly comments: string;
}

type Outcome =
  /** `isShort`: fewer days are left than that, and it is required today. */
  | {
      readonly kind: 'new';
      readonly action: PlanAction;
      readonly required: CivilDate;
      readonly isShort: boolean;
    }
  /** The task has it already and it is not released. */
  | { readonly kind: 'present' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What comes of one pattern for one task. */
export type PlannedRestriction = Outcome & { readonly taskId: string; readonly detail: string };

/**
 * What these patterns make of these tasks, task by task, each pattern in its order. Changes nothing.
 *
 * Each restriction is required so many working days of the project before its task needs it, and never before today. Where the
 * task should have had it before today it is refused with RESTRICTION_NEEDED_BEFORE_TODAY (params: task, needed): a later date would
 * push the task on, which is for whoever reschedules to decide. What a task has already under the same family, type and
 * description, and is not released, is left out; what the rules of the plan refuse comes with the refusal of that rule.
 */
export function plannedRestrictions(
  plan: Plan,
  taskIds: readonly string[],
  patterns: readonly RestrictionPattern[],
  context: DecisionContext,
): readonly PlannedRestriction[] {
  return [...new Set(taskIds)].flatMap((taskId) => {
    const had = new Set(restrictionsOf(plan, taskId).open.map(sameKey));
    return patterns.map((pattern): PlannedRestriction => {
      const about = { taskId, detail: pattern.detail };
      if (had.has(sameKey(pattern))) return { ...about, kind: 'present' };
      const outcome = outcomeOf(plan, taskId, pattern, context);
      if (outcome.kind === 'new') had.add(sameKey(pattern));
      return { ...about, ...outcome };
    });
  });
}

const sameKey = (restriction: Pick<Restriction, 'family' | 'type' | 'detail'>): string =>
  JSON.stringify(whatIsLacking(restriction));

function outcomeOf(
  plan: Plan,
  taskId: string,
  { daysBefore, ...fields }: RestrictionPattern,
  context: DecisionContext,
): Outcome {
  const { today } = context;
  const needed = neededDay(plan, taskId, fields.type) ?? today;
  const isOver = needed < today;
  const counted = daysEarlier(plan, needed, daysBefore);
  const left = isOver ? needed : firstDayLeft(plan, today, needed);
  const required = counted > left ? counted : left;
  const payload = { ...fields, taskIds: [taskId], commited: null, required };
  const action: PlanAction = { type: 'NEW_RESTRICTION', payload };
  const decision = decideOrPropose(plan, action, context);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
  if (isOver) return { kind: 'refused', refusal: neededBeforeToday(plan, taskId, needed) };
  return { kind: 'new', action, required, isShort: counted < required };
}

/** So many working days before a day; none, or fewer than none, is the day itself. */
function daysEarlier({ settings }: Plan, day: CivilDate, days: number): CivilDate {
  return civilDate(calendarOf(settings).addWorking(dayNumber(day), -Math.max(0, days)));
}

/** The first working day from today on, the needed day at the latest. */
function firstDayLeft({ settings }: Plan, today: CivilDate, needed: CivilDate): CivilDate {
  const next = civilDate(calendarOf(settings).atOrAfter(dayNumber(today)));
  return next < needed ? next : needed;
}

const neededBeforeToday = (plan: Plan, taskId: string, needed: CivilDate): Refusal => ({
  code: 'RESTRICTION_NEEDED_BEFORE_TODAY',
  params: { task: plan.tasks.get(taskId)!.text, needed },
  rows: [taskId],
});
