import {
  type Baseline,
  type ImportedBaseline,
  type ImportedResponsible,
  type ImportedSchedule,
  type ImportedTask,
  type Plan,
  type Responsible,
  nameOf,
  progressOf,
  spanOf,
  treeOf,
} from '@plomada/domain';
import type { ExportWarning } from './writing/written';

/** How many baselines the formats know beside the one that counts. */
const MORE_BASELINES = 10;

/**
 * A plan's schedule as the writers take it: tasks in tree order, summaries spanned over their tasks. A task that came from a
 * file keeps that file's number, so that the file can be merged back; others are numbered on from the highest.
 */
export function scheduleOfPlan(plan: Plan): ImportedSchedule {
  const { settings, resources } = plan;
  const tree = treeOf(plan);
  const ids = numbersOf(plan, tree.inOrder);
  const baselines = baselinesOf(plan);
  const progress = progressOf(plan);
  const people = responsiblesOf(plan);
  const tasks = tree.inOrder.map((id): ImportedTask => {
    const { text, detail, constraintType, constraintDate, wbs, actualStart, actualFinish, ...task } =
      plan.tasks.get(id)!;
    const parent = tree.parentOf(id);
    return {
      id: ids.get(id)!,
      parent: parent && ids.get(parent)!,
      text,
      detail,
      kind: tree.kindOf(id) === 'milestone' ? 'milestone' : 'task',
      ...spanOf(plan, id)!,
      constraintType,
      constraintDate,
      progress: progress.of(id),
      resources: task.resources,
      ...(task.responsibles.length > 0 && {
        responsibles: task.responsibles.map((one) => people.get(one)!.id),
      }),
      wbs,
      actualStart,
      actualFinish,
      baselines: baselines.get(id) ?? [],
    };
  });
  return {
    name: settings.name,
    startDate: settings.startDate,
    ...(settings.dataDate && { dataDate: settings.dataDate }),
    workingDays: settings.workingDays,
    holidays: settings.holidays,
    ...(settings.holidayNames?.length && { holidayNames: settings.holidayNames }),
    tasks,
    links: plan.links.rows.map(({ source, target, type, lag }) => ({
      source: ids.get(source)!,
      target: ids.get(target)!,
      type,
      lag,
    })),
    resources: resources.rows.map(({ id, name, unit }) => ({ id, name, ...(unit && { unit }) })),
    ...(people.size > 0 && { responsibles: [...people.values()] }),
  };
}

/** The number of each task in a file: its own of the file that it came from, while no other has the same. */
function numbersOf(plan: Plan, inOrder: readonly string[]): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of inOrder) {
    const { sourceId } = plan.tasks.get(id)!;
    if (sourceId === null || !/^[1-9]\d{0,8}$/.test(sourceId) || taken.has(sourceId)) continue;
    taken.add(sourceId);
    numbers.set(id, sourceId);
  }
  let next = [...taken].reduce((highest, number) => Math.max(highest, Number(number)), 0);
  for (const id of inOrder) if (!numbers.has(id)) numbers.set(id, String((next += 1)));
  return numbers;
}

/** The baselines beyond those that a schedule of a plan has, one warning each with its name. */
export function baselinesLeftOut(plan: Plan): readonly ExportWarning[] {
  const left = inOrderOfNumbers(plan).slice(MORE_BASELINES + 1);
  return left.map(({ name }) => ({ code: 'EXPORT_BASELINES_CUT', task: name }));
}

/** Who is responsible for tasks, one warning each with their name, for a file that has its tasks without them. */
export function responsiblesLeftOut(plan: Plan): readonly ExportWarning[] {
  return assigned(plan).map((person) => ({ code: 'EXPORT_RESPONSIBLES', task: nameOf(person) }));
}

/** Who is responsible for tasks, by id, as a schedule names them: their ids are none of a resource. */
function responsiblesOf(plan: Plan): ReadonlyMap<string, ImportedResponsible> {
  return new Map(
    assigned(plan).map((person, position) => {
      const named = { id: `responsible-${position + 1}`, name: nameOf(person) };
      return [person.id, person.email ? { ...named, email: person.email } : named];
    }),
  );
}

function assigned({ tasks, responsibles }: Plan): readonly Responsible[] {
  const busy = new Set(tasks.rows.flatMap((task) => task.responsibles));
  return responsibles.rows.filter(({ id }) => busy.has(id));
}

/** The default one is number 0, the others follow in the order of their making. */
function inOrderOfNumbers({ baselines: { rows } }: Plan): readonly Baseline[] {
  return [...rows.filter(({ isDefault }) => isDefault), ...rows.filter(({ isDefault }) => !isDefault)];
}

/** The baselines of each task. */
function baselinesOf(plan: Plan): ReadonlyMap<string, readonly ImportedBaseline[]> {
  const byTask = new Map<string, ImportedBaseline[]>();
  for (const [number, { tasks }] of inOrderOfNumbers(plan)
    .slice(0, MORE_BASELINES + 1)
    .entries())
    for (const { taskId, start, end } of tasks)
      byTask.set(taskId, [...(byTask.get(taskId) ?? []), { number, start, end }]);
  return byTask;
}
