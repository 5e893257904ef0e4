import type { Refusal } from '../decisions/refusal';
import { historyProblem } from '../rules/history';
import { about } from '../rules/about';
import { begunProblem } from '../rules/begun-work';
import { datesProblem } from '../rules/required-dates';
import type { ImportedSchedule } from '../plan/imported-schedule';
import { afterDataDate } from '../imports/after-data-date';
import { responsiblesOfFile } from '../imports/file-responsibles';
import { importedLinks } from '../imports/imported-links';
import { type Renamed, importedTasks } from '../imports/imported-tasks';
import { calendarOf } from '../calendar/work-calendar';
import { sameValue } from '../plan/change';
import type { LinkType, Plan, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { Table } from '../plan/table';
import { restrictionsOf } from '../restrictions/of-task';
import { treeOf } from '../tree/tree';
import { type NameAgreement, nameAgreement } from './foreign';
import { type Matches, matchesOf } from './match';
import { isDone } from '../progress/hundredths';

/** What a file says of a task that a later version may say otherwise. Progress, promises, responsibles and restrictions are the plan's. */
export const MERGED_FIELDS = [
  'text',
  'detail',
  'kind',
  'start',
  'end',
  'duration',
  'constraintType',
  'constraintDate',
  'wbs',
  'actualStart',
  'actualFinish',
  'parent',
  'predecessors',
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

/** What a summary has of its tasks. */
const OF_WORK: ReadonlySet<MergedField> = new Set([
  'kind',
  'start',
  'end',
  'duration',
  'actualStart',
  'actualFinish',
]);

/** What stands for a task of the file that the plan has not: no id of a plan begins so. */
export function newName(fileId: string): string {
  return `file:${fileId}`;
}

/** One predecessor of a task, by the plan's id, or by its `newName` where the plan has none yet. */
export interface MergedPredecessor {
  readonly source: string;
  readonly type: LinkType;
  readonly lag: number;
}

export interface MergedValue {
  readonly field: MergedField;
  readonly before: unknown;
  readonly after: unknown;
}

/** One row of the comparison between a plan and a later version of its file, to be accepted or not. */
export interface MergeRow {
  readonly kind: 'new' | 'changed' | 'vanished';
  /** The task's id in the plan; in the file for a new one. */
  readonly id: string;
  readonly text: string;
  /** What differs: of a changed row only. */
  readonly values: readonly MergedValue[];
  /** Why it cannot be accepted: what stands in the plan forbids it. */
  readonly problem: Refusal | null;
}

/** A comparison, with what is needed to carry it out. */
export interface Merge {
  readonly rows: readonly MergeRow[];
  readonly matches: Matches;
  /** Whether the file is one of this plan at all: see `looksForeign`. */
  readonly names: NameAgreement;
  /** Every task of the file as it would be in this plan, by the file's id; parents by the plan's ids or their `newName`. */
  readonly wanted: ReadonlyMap<string, Task>;
  /** What leads into each task of the file. */
  readonly predecessors: ReadonlyMap<string, readonly MergedPredecessor[]>;
}

/** What stands for a task of the file once the merge is done: its id in the plan; undefined where it is not in it. */
export type Resolve = (fileId: string) => string | undefined;

/**
 * Compares a plan with a later version of the file it came from. New and changed tasks stand in the file's order, vanished
 * ones (that came from a file and are not in this one) after them. A file that no plan could take in is a refusal.
 */
export function mergeOf(plan: Plan, schedule: ImportedSchedule): Merge | Refusal {
  const matches = matchesOf(plan, schedule);
  const renamed: Renamed = new Map(schedule.tasks.map(({ id }) => [id, matches.get(id) ?? newName(id)]));
  const people = responsiblesOfFile(plan, schedule);
  const converted = importedTasks(schedule, calendarOf(plan.settings), renamed, new Map(), people);
  if ('code' in converted) return converted;
  const settled = settledTasks(plan, schedule, converted, renamed);
  if ('code' in settled) return settled;
  const wanted = new Map(settled.map((task, position) => [schedule.tasks[position]!.id, task]));
  const predecessors = predecessorsOf(plan, schedule, renamed);
  const present = presentPredecessors(plan);
  const summaries = new Set(schedule.tasks.map(({ parent }) => parent));
  const rows: MergeRow[] = [];
  for (const { id } of schedule.tasks) {
    const task = plan.tasks.get(matches.get(id) ?? '');
    const next = wanted.get(id)!;
    if (!task) rows.push({ kind: 'new', id, text: next.text, values: [], problem: null });
    else {
      const isSummary = summaries.has(id) || treeOf(plan).childrenOf(task.id).length > 0;
      const links = [present.get(task.id) ?? [], predecessors.get(id) ?? []] as const;
      const values = differences(task, next, links, isSummary);
      if (values.length === 0) continue;
      const problem = changeProblem(plan, task, next, values);
      rows.push({ kind: 'changed', id: task.id, text: next.text, values, problem });
    }
  }
  return {
    rows: [...rows, ...vanishedRows(plan, matches)],
    matches,
    names: nameAgreement(plan, schedule, matches),
    wanted,
    predecessors,
  };
}

/** The tasks of a file at the dates that they can have in this plan: its data date and the progress recorded in it count. */
function settledTasks(
  plan: Plan,
  schedule: ImportedSchedule,
  converted: readonly Task[],
  ids: Renamed,
): readonly Task[] | Refusal {
  if (plan.settings.dataDate == null) return converted;
  const asRecorded = converted.map((task) => {
    const { progress, lastProgress } = plan.tasks.get(task.id) ?? task;
    return { ...task, progress, lastProgress };
  });
  const tasks = Table.of(asRecorded);
  let n = 0;
  const { links } = importedLinks(tasks, schedule.links, ids, () => String(n++));
  const settled = afterDataDate({ ...plan, tasks, links: Table.of(links) });
  if ('code' in settled) return settled;
  return converted.map((task) => {
    const { start, end, duration } = settled.tasks.get(task.id)!;
    return { ...task, start, end, duration };
  });
}

/** Two tasks have one link of a type, the first; what the plan has set aside as part of a loop stays there. */
function predecessorsOf(
  plan: Plan,
  schedule: ImportedSchedule,
  names: Renamed,
): ReadonlyMap<string, readonly MergedPredecessor[]> {
  const into = new Map<string, MergedPredecessor[]>();
  const taken = new Set(
    plan.circularLinks.rows.map(({ source, target, type }) => `${source} ${target} ${type}`),
  );
  for (const link of schedule.links) {
    const [source, end] = [names.get(link.source), names.get(link.target)];
    const key = `${source} ${end} ${link.type}`;
    if (source === undefined || end === undefined || taken.has(key)) continue;
    taken.add(key);
    const list = into.get(link.target) ?? [];
    into.set(link.target, list);
    list.push({ source, type: link.type, lag: link.lag });
  }
  for (const list of into.values()) list.sort(bySourceAndType);
  return into;
}

/** What differs between a task and what a file says of it, given what leads into either. */
function differences(
  task: Task,
  next: Task,
  predecessors: readonly [before: readonly MergedPredecessor[], after: readonly MergedPredecessor[]],
  isSummary: boolean,
): readonly MergedValue[] {
  return MERGED_FIELDS.flatMap((field): readonly MergedValue[] => {
    if (isSummary && OF_WORK.has(field)) return [];
    if (field === 'parent' && next.parent === null) return [];
    const [before, after] = field === 'predecessors' ? predecessors : [task[field], next[field]];
    return sameValue(before, after) ? [] : [{ field, before, after }];
  });
}

/** What leads into each task as far as a file could name it: links from tasks that were made here are no difference. */
function presentPredecessors({ tasks, links }: Plan): ReadonlyMap<string, readonly MergedPredecessor[]> {
  const into = new Map<string, MergedPredecessor[]>();
  for (const { source, target, type, lag } of links) {
    if (tasks.get(source)?.sourceId == null) continue;
    const list = into.get(target);
    if (list) list.push({ source, type, lag });
    else into.set(target, [{ source, type, lag }]);
  }
  for (const list of into.values()) list.sort(bySourceAndType);
  return into;
}

function bySourceAndType(a: MergedPredecessor, b: MergedPredecessor): number {
  if (a.source !== b.source) return a.source < b.source ? -1 : 1;
  return Number(a.type) - Number(b.type);
}

/** The rules for moving a task hold for a file as they do for a hand (planning core, section 5). */
function changeProblem(plan: Plan, task: Task, next: Task, values: readonly MergedValue[]): Refusal | null {
  const changes = (...fields: readonly MergedField[]): boolean =>
    values.some(({ field }) => fields.includes(field));
  const isPromised = hasBegun(task) || task.commitment !== null;
  if (changes('kind') && isPromised)
    return about(task, isDone(task.progress) ? 'TASK_FINISHED' : 'TASK_START_WITH_PROGRESS');
  const { start, end, duration, actualStart } = next;
  const dates = {
    ...(changes('start', 'end', 'duration') && { start, end, duration }),
    ...(changes('actualStart') && { actualStart }),
  };
  const begun = begunProblem(task, { ...task, ...dates });
  if (begun) return begun;
  if (changes('kind') && restrictionsOf(plan, task.id).all.length > 0)
    return about(task, 'TASK_HAS_RESTRICTIONS', { count: restrictionsOf(plan, task.id).all.length });
  return changes('start', 'end') ? datesProblem(plan, task, next.start, next.end) : null;
}

function vanishedRows(plan: Plan, matches: Matches): readonly MergeRow[] {
  const found = new Set(matches.values());
  return treeOf(plan).inOrder.flatMap((id): readonly MergeRow[] => {
    const task = plan.tasks.get(id)!;
    if (task.sourceId === null || found.has(id)) return [];
    const problem = historyProblem(plan, new Set([id]));
    return [{ kind: 'vanished', id, text: task.text, values: [], problem }];
  });
}
