import { dayNumber } from '../../calendar/civil-date';
import { namesOfHolidays } from '../../calendar/holiday-names';
import { calendarOf } from '../../calendar/work-calendar';
import { nameKey } from '../../names/name-key';
import { difference } from '../../plan/change';
import type { Baseline, BaselineTask, Plan, PlanSettings, Resource, Task } from '../../plan/plan';
import { Table } from '../../plan/table';
import { object } from '../../shape/shape';
import { firstTermChange } from '../../terms/first-term';
import type { Decision, DecisionContext } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { SMALL, defineAction } from '../action';
import { rowId } from '../payload-fields';
import type { ImportedSchedule } from '../../plan/imported-schedule';
import { afterDataDate } from '../../imports/after-data-date';
import { planProblem } from './import-checks';
import { responsiblesOfFile } from '../../imports/file-responsibles';
import { importedLinks } from '../../imports/imported-links';
import { importJobSchedule } from './import-job-schedule';
import { type Renamed, importedTasks, rootFor } from '../../imports/imported-tasks';

export const LOAD_PROJECT = defineAction({
  type: 'LOAD_PROJECT',
  summary:
    'Replaces the whole plan by the schedule that an import job has read from a file, at the dates of the file as far as its data date lets them be.',
  payload: object({ jobId: rowId }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'never',
  decide(plan, { jobId }, context): Decision {
    const schedule = importJobSchedule(jobId, context);
    if ('code' in schedule) return { ok: false, refusal: schedule };
    const refusal = planProblem(plan);
    if (refusal) return { ok: false, refusal };
    const loaded = load(plan, schedule, counted(context));
    if ('code' in loaded) return { ok: false, refusal: loaded };
    const term = firstTermChange(plan, loaded.settings);
    return { ok: true, changes: [...difference(plan, loaded), ...(term ? [term] : [])] };
  },
});

/** Hands out the ids of one action one after another. */
function counted(context: DecisionContext): Ids {
  let n = 0;
  return { now: context.now, next: () => context.newId(n++) };
}
interface Ids {
  readonly now: string;
  next(): string;
}

function load(plan: Plan, schedule: ImportedSchedule, ids: Ids): Plan | Refusal {
  const settings = settingsOf(plan.settings, schedule);
  const renamed: Renamed = new Map(schedule.tasks.map((task) => [task.id, ids.next()]));
  const { resources, renamed: resourceIds } = resourcesOf(schedule, ids);
  const people = responsiblesOfFile(plan, schedule);
  const read = importedTasks(schedule, calendarOf(settings), renamed, resourceIds, people);
  if ('code' in read) return read;
  const tasks = Table.of(underOneRoot(read, schedule.name, ids));
  const { links, circular } = importedLinks(tasks, schedule.links, renamed, () => ids.next());
  return afterDataDate({
    ...plan,
    settings,
    tasks,
    links: Table.of(links),
    circularLinks: Table.of(circular),
    rhythmPlaces: Table.of(),
    photos: Table.of(),
    resources: Table.of(resources),
    baselines: Table.of(baselinesOf(schedule, renamed, ids)),
  });
}

function settingsOf(present: PlanSettings, schedule: ImportedSchedule): PlanSettings {
  const { startDate, dataDate = null, workingDays } = schedule;
  const holidays = [...new Set(schedule.holidays)].sort((a, b) => dayNumber(a) - dayNumber(b));
  // Weights taken from what goes with the old plan would not be weights any more.
  return {
    ...present,
    startDate,
    dataDate,
    workingDays,
    holidays,
    ...(schedule.pullsForward && { autoSchedulingStrict: true }),
    ...(present.holidayNames && { holidayNames: namesOfHolidays(holidays, present.holidayNames) }),
    weighingOption: 'none',
    resourceSelected: null,
  };
}

/** Resources of a file by name: a name stands once in a plan, and a nameless one not at all. */
function resourcesOf(schedule: ImportedSchedule, ids: Ids): { resources: Resource[]; renamed: Renamed } {
  const byName = new Map<string, Resource>();
  const renamed = new Map<string, string>();
  for (const { id, name: written, ...unit } of schedule.resources) {
    const name = written.trim();
    const key = nameKey(name);
    if (key === '') continue;
    const resource = byName.get(key) ?? { id: ids.next(), name, ...unit };
    byName.set(key, resource);
    renamed.set(id, resource.id);
  }
  return { resources: [...byName.values()], renamed };
}

function underOneRoot(tasks: readonly Task[], name: string, ids: Ids): readonly Task[] {
  const root = rootFor(tasks, name, ids.next());
  if (!root) return tasks;
  return [root, ...tasks.map((task) => (task.parent === null ? { ...task, parent: root.id } : task))];
}

/** A baseline for each number that the file has, the lowest being the default one. */
function baselinesOf(schedule: ImportedSchedule, renamed: Renamed, ids: Ids): readonly Baseline[] {
  const parents = new Set(schedule.tasks.map((task) => task.parent));
  const byNumber = new Map<number, BaselineTask[]>();
  for (const { id, baselines } of schedule.tasks) {
    if (parents.has(id)) continue;
    for (const { number, start, end } of baselines) {
      const rows = byNumber.get(number) ?? [];
      byNumber.set(number, rows);
      if (rows.at(-1)?.taskId !== renamed.get(id)) rows.push({ taskId: renamed.get(id)!, start, end });
    }
  }
  return [...byNumber]
    .sort(([a], [b]) => a - b)
    .map(([number, tasks], position) => ({
      id: ids.next(),
      name: number === 0 ? schedule.name : `${schedule.name} ${number}`,
      created: ids.now,
      isDefault: position === 0,
      tasks,
    }));
}
