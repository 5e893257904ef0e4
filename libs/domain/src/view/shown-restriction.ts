import { type CivilDate, dayNumber } from '../calendar/civil-date';
import { nameOf } from '../people/choice';
import { derived } from '../plan/derived';
import type { Plan, Restriction } from '../plan/plan';
import { earliestExpected } from '../restrictions/make-ready-time';
import { restrictionsOf } from '../restrictions/of-task';
import { isLocked } from '../restrictions/release';
import { dueDate, type RestrictionState, restrictionState } from '../restrictions/restriction-state';
import { treeOf } from '../tree/tree';
import { branchName } from './branch-name';
import { neededDay } from './needed-day';
import { shortCodes } from './short-codes';

/** A task that a restriction holds back, and the day by which it needs the release. */
export interface RestrictedTask {
  readonly id: string;
  readonly code: string;
  readonly text: string;
  /** Its first day for what holds back the start, its last one for what holds back the end. */
  readonly neededBy: CivilDate;
  /** The id of what it is part of, and what that is called; null and '' of what stands by itself. */
  readonly parent: string | null;
  readonly branch: string;
}

/** A restriction as tables show it: what is stored, and all that follows from it, the plan and the day. */
export interface ShownRestriction extends Restriction {
  readonly state: RestrictionState;
  /** In the order of the plan. */
  readonly tasks: readonly RestrictedTask[];
  /** '' where nobody is responsible. */
  readonly responsibleName: string;
  /** Of whoever is responsible; '' where nobody is, or has none. */
  readonly company: string;
  /** Days from today to the due date, of a released one from the release to it; below 0 it is, or was, late by so many. */
  readonly daysLeft: number;
  /** Days since it was found, of a released one until the release. */
  readonly age: number;
  /** The first day on which a task needs the release; null when none of its tasks is in the plan. */
  readonly neededBy: CivilDate | null;
  /** Whether the release comes before the first of the tasks needs it; see `isInTime`. */
  readonly inTime: boolean | null;
  /** It was released in an earlier term: nobody changes it any more. */
  readonly locked: boolean;
}

/** The restrictions of a plan as they were shown on a day. */
export interface ShownRestrictions {
  readonly plan: Plan;
  readonly today: CivilDate;
  readonly rows: readonly ShownRestriction[];
}

/**
 * The restrictions of a plan on a day, in the order in which they stand in it. Given what was shown before an edit, those that stay
 * as they were stay the same objects; where nothing but restrictions was edited, only these are made again.
 */
export function shownRestrictions(
  plan: Plan,
  today: CivilDate,
  before?: ShownRestrictions,
): readonly ShownRestriction[] {
  const old = new Map(before?.rows.map((row) => [row.id, row]));
  const isSameBeside = before?.today === today && sameBesideRestrictions(before.plan, plan);
  return plan.restrictions.rows.map((restriction) => {
    const row = old.get(restriction.id);
    const isSameRow = isSameBeside && before.plan.restrictions.get(restriction.id) === restriction;
    return isSameRow && row ? row : unchanged(row, rowOf(plan, restriction, today));
  });
}

/** Whether two plans are one but for their restrictions. */
function sameBesideRestrictions(one: Plan, other: Plan): boolean {
  const tables = Object.keys(one) as (keyof Plan)[];
  return tables.every((table) => table === 'restrictions' || one[table] === other[table]);
}

/** The restrictions of one task on a day, as tables show them; none for an unknown id. */
export const shownRestrictionsOf = (
  plan: Plan,
  taskId: string,
  today: CivilDate,
): readonly ShownRestriction[] =>
  restrictionsOf(plan, taskId).all.map((restriction) => rowOf(plan, restriction, today));

function unchanged(before: ShownRestriction | undefined, row: ShownRestriction): ShownRestriction {
  if (!before) return row;
  const { tasks, ...others } = row;
  const sameTasks =
    tasks.length === before.tasks.length && tasks.every((task, at) => isSame(before.tasks[at]!, task));
  return sameTasks && isSame<Partial<ShownRestriction>>(before, others) ? before : row;
}

const isSame = <Fields extends object>(before: Fields, now: Fields): boolean =>
  (Object.keys(now) as (keyof Fields)[]).every((field) => before[field] === now[field]);

function rowOf(plan: Plan, restriction: Restriction, today: CivilDate): ShownRestriction {
  const tasks = tasksOf(plan, restriction);
  const neededBy = tasks.reduce<CivilDate | null>(
    (first, task) => (first === null || task.neededBy < first ? task.neededBy : first),
    null,
  );
  const { id, taskIds, family, type, detail, comments, responsible } = restriction;
  const { created, commited, required, released, releasedTerm, releaseSaid = null, inProcess } = restriction;
  const person = responsible === null ? undefined : plan.responsibles.get(responsible);
  const until = dayNumber(released ?? today);
  // No spread: it costs more than the rest of the row, thousands of times.
  return {
    id,
    taskIds,
    family,
    type,
    detail,
    comments,
    responsible,
    created,
    commited,
    required,
    released,
    releasedTerm,
    releaseSaid,
    inProcess,
    state: restrictionState(restriction, today),
    tasks,
    responsibleName: person ? nameOf(person) : '',
    company: person?.company.trim() ?? '',
    daysLeft: dayNumber(dueDate(restriction)) - until,
    age: Math.max(0, until - dayNumber(created)),
    neededBy,
    inTime: neededBy === null ? null : isInTime(plan, restriction, neededBy, today),
    locked: isLocked(plan, restriction),
  };
}

/**
 * Whether a restriction is released by the day on which its task needs it. An open one counts as released on its required date,
 * or later when somebody committed to a later day or that day is over; without a commitment, not before it can have been planned and
 * released since it was found (`earliestExpected`). It moves when the plan moves.
 */
function isInTime(plan: Plan, restriction: Restriction, neededBy: CivilDate, today: CivilDate): boolean {
  const { released, required, commited } = restriction;
  if (released !== null) return released <= neededBy;
  const earliest = earliestExpected(plan, restriction) ?? today;
  return [required, commited ?? required, today, earliest].every((day) => day <= neededBy);
}

const placeInTree = derived(
  (plan): ReadonlyMap<string, number> => new Map(treeOf(plan).inOrder.map((id, place) => [id, place])),
);

function tasksOf(plan: Plan, { taskIds, type }: Restriction): readonly RestrictedTask[] {
  const codes = shortCodes(plan);
  const places = placeInTree(plan);
  return [...new Set(taskIds)]
    .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    .flatMap((id) => {
      const neededBy = neededDay(plan, id, type);
      if (neededBy === null) return [];
      const task = plan.tasks.get(id)!;
      const { text, parent } = task;
      return [{ id, code: codes.get(id) ?? '', text, neededBy, parent, branch: branchName(plan, task) }];
    });
}
