import { civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Link, Plan, Resource, Responsible, RhythmPlace, Task } from '../../plan/plan';
import { newTask } from '../../plan/new-task';
import { plannedUnits } from '../../units/task-units';
import { treeOf } from '../../tree/tree';
import { type DecisionContext, type Refused, refuse } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { about } from '../../rules/about';
import { constraintTypesOf, isDatedConstraint } from '../../rules/constraint-types';
import { durationProblem } from '../../rules/durations';
import { milestoneProblem } from '../../rules/milestones';
import { resourceProblem } from '../../rules/resource-amounts';
import { assignmentProblem } from '../../rules/responsibles';
import { firstRefusal } from '../../rules/first-refusal';
import { measureProblem } from '../../rules/units-rules';
import type { Pasted, PastedTask } from './pasted-fields';

interface Made {
  readonly ok: true;
  /** Parents before what is below them; null for the tops. */
  readonly tasks: readonly Task[];
  readonly links: readonly Link[];
  readonly responsibles: readonly Responsible[];
  readonly resources: readonly Resource[];
  readonly places: readonly RhythmPlace[];
}

/** The rows that what is pasted becomes, under ids of this plan; refused where it names what is not there. */
export function pastedRows(plan: Plan, pasted: Pasted, context: DecisionContext): Made | Refused {
  let n = 0;
  const renamed = (rows: readonly { readonly id: string }[]): ReadonlyMap<string, string> =>
    new Map(rows.map(({ id }) => [id, context.newId(n++)]));
  const tasks = renamed(pasted.tasks);
  const people = renamed(pasted.responsibles);
  const resources = renamed(pasted.resources);
  if (tasks.size < pasted.tasks.length) return refuse('TASK_REPEATED');
  const unknown = strangers(pasted);
  if (unknown.length > 0) return refuse('TASK_UNKNOWN', undefined, unknown);
  const own = pasted.links.find(({ source, target }) => source === target);
  if (own) return refuse('LINK_SELF', undefined, [own.source]);
  const places = pasted.tasks.flatMap(({ id, rhythm }) =>
    rhythm ? [{ id: tasks.get(id)!, ...rhythm }] : [],
  );
  const isPlaced = places.every(
    (one) => plan.rhythmUnits.has(one.unit) && plan.rhythmCategories.has(one.category),
  );
  if (!isPlaced) return refuse('RHYTHM_UNKNOWN');
  const here = ({ id, parent, responsibles, resources: amounts, ...known }: PastedTask): Task =>
    newTask({
      ...dated(plan, known),
      id: tasks.get(id)!,
      parent: parent === null ? null : tasks.get(parent)!,
      responsibles: [...new Set(responsibles.map((one) => people.get(one) ?? one))],
      resources: amounts.map((one) => ({ ...one, id: resources.get(one.id) ?? one.id })),
    });
  return {
    ok: true,
    tasks: pasted.tasks.map(here),
    links: pasted.links.map(({ source, target, ...link }) => ({
      ...link,
      ...{ id: context.newId(n++), source: tasks.get(source)!, target: tasks.get(target)! },
    })),
    responsibles: pasted.responsibles.map((one) => ({ ...one, id: people.get(one.id)! })),
    resources: pasted.resources.map((one) => ({ ...one, id: resources.get(one.id)!, name: one.name.trim() })),
    places,
  };
}

/** What is named as a parent or at the end of a link and is not pasted; a parent stands above in the list, so that no ring can be. */
function strangers({ tasks, links }: Pasted): readonly string[] {
  const above = new Set<string>();
  const parents = tasks.flatMap(({ id, parent }) => {
    const isStrange = parent !== null && !above.has(parent);
    above.add(id);
    return isStrange ? [parent] : [];
  });
  const ends = links.flatMap(({ source, target }) => [source, target]);
  return [...parents, ...ends.filter((id) => !above.has(id))];
}

type Known = Omit<PastedTask, 'id' | 'parent' | 'responsibles' | 'resources'>;

/** On the days that its duration takes in this plan's calendar. */
function dated(plan: Plan, { text, detail, comments, kind, start, duration, ...rest }: Known) {
  const { constraintType, constraintDate } = rest;
  return {
    ...{ text, detail, comments, kind, start, duration, constraintType, ...plannedUnits(rest) },
    constraintDate: isDatedConstraint(constraintType) ? constraintDate : null,
    end: civilDate(calendarOf(plan.settings).endOf(dayNumber(start), duration)),
  };
}

/** Why tasks cannot be as they were pasted, in the plan that has them. Null when they can. */
export function pastedProblem(plan: Plan, tasks: readonly Task[]): Refusal | null {
  return firstRefusal(
    tasks,
    (task) =>
      placeProblem(plan, task) ??
      durationProblem(task, task.duration) ??
      milestoneProblem(task) ??
      measureProblem(plan, task) ??
      constraintProblem(plan, task) ??
      assignmentProblem(plan, [], task.responsibles) ??
      resourceProblem(plan, [], task.resources),
  );
}

const placeProblem = (plan: Plan, task: Task): Refusal | null =>
  task.kind === 'milestone' && !treeOf(plan).isLeaf(task.id) ? about(task, 'PARENT_IS_MILESTONE') : null;

function constraintProblem(plan: Plan, task: Task): Refusal | null {
  const { constraintType, constraintDate } = task;
  if (!constraintTypesOf(treeOf(plan).kindOf(task.id)).includes(constraintType)) {
    return about(task, 'SUMMARY_DATES_DERIVED');
  }
  const isLacking = isDatedConstraint(constraintType) && constraintDate === null;
  return isLacking ? about(task, 'CONSTRAINT_DATE_REQUIRED', { constraintType }) : null;
}
