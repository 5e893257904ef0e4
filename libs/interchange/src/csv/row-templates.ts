import {
  type Baseline,
  type Plan,
  type Resource,
  type Task,
  calendarOf,
  dayNumber,
  shortCodes,
  shownDays,
  treeOf,
} from '@plomada/domain';
import { writeCsv } from './write-csv';

const HEADERS = ['CODE', 'TASK', 'START', 'FINISH'] as const;

/** The dates of the plan's work as the CSV that `readDatesCsv` reads; unchanged, none of its rows changes anything. */
export function writeDatesCsv(plan: Plan): Uint8Array {
  const lines = workOf(plan).map(({ code, task }) => {
    const { firstDay, lastDay } = shownDays(plan, task, task.kind, task.start, task.end);
    return [code, task.text, dashed(firstDay), dashed(lastDay)];
  });
  return writeCsv([HEADERS, ...lines], ',');
}

/**
 * A baseline as the CSV that `readBaselineCsv` reads: FINISH is the day after the last one, DURATION working days. Unchanged,
 * none of its rows changes anything.
 */
export function writeBaselineCsv(plan: Plan, { tasks }: Baseline): Uint8Array {
  const calendar = calendarOf(plan.settings);
  const dates = new Map(tasks.map((task) => [task.taskId, task]));
  const lines = workOf(plan).flatMap(({ code, task }) => {
    const own = dates.get(task.id);
    if (!own) return [];
    const days = calendar.countWorking(dayNumber(own.start), dayNumber(own.end));
    return [[code, task.text, dashed(own.start), dashed(own.end), days]];
  });
  return writeCsv([[...HEADERS, 'DURATION'], ...lines], ';');
}

/** What the plan's work needs of a resource, as the CSV that `readResourcesCsv` reads. */
export function writeResourceCsv(plan: Plan, { id, name }: Resource): Uint8Array {
  const lines = workOf(plan).map(({ code, task }) => {
    const amount = task.resources.find((one) => one.id === id)?.amount ?? 0;
    return [code, task.text, amount];
  });
  return writeCsv([['CODE', 'TASK', name], ...lines], ',');
}

function workOf(plan: Plan): readonly { readonly code: string; readonly task: Task }[] {
  const codes = shortCodes(plan);
  return treeOf(plan).leaves.map((id) => ({ code: codes.get(id)!, task: plan.tasks.get(id)! }));
}

function dashed(date: string): string {
  return date.split('-').reverse().join('-');
}
