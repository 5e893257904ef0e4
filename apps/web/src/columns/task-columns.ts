import type { GridColumn } from '@plomada/contracts';
import {
  endVariance,
  hundredths,
  lastDay,
  type Permission,
  type Plan,
  type PlanRow,
  type Predecessor,
  predecessorsOf,
  scheduleOf,
  type Task,
} from '@plomada/domain';
import type { CellValue, ColumnKind } from '../base/grid/column';

/** How the values of tasks read in the language and the plan. */
export interface TaskWords {
  date(civil: string): string;
  percent(share: number | null): string;
  /** A percent given as 0..100. */
  weight(percent: number): string;
  /** More is said with a sign: +3. */
  difference(days: number): string;
  state(row: PlanRow): string;
  responsibles(row: PlanRow): string;
  predecessors(links: readonly Predecessor[]): string;
  /** Empty for what stands as soon as possible, which goes without saying. */
  constraint(task: Pick<Task, 'constraintType' | 'constraintDate'>): string;
}

/** What the cells of tasks need besides their rows. */
export interface AboutTasks {
  readonly plan: Plan;
  readonly words: TaskWords;
}

/** How a cell is typed into. */
export type TaskField = 'planText' | 'planDays' | 'planDate' | 'planPercent' | 'planLinks';

/** What there is to know of a column of tasks: for the Gantt's grid, its spreadsheet and its menu alike. */
export interface TaskColumn {
  readonly kind: ColumnKind;
  /** In pixels. */
  readonly width: number;
  /** A figure to calculate with, a civil date, or a text; null where the cell is empty. */
  readonly value: (row: PlanRow, about: AboutTasks) => CellValue;
  /** The cell in words, where the value alone does not say how it reads. */
  readonly text?: (row: PlanRow, about: AboutTasks) => string;
  readonly field?: TaskField;
  /** What somebody must be allowed to, so that the cell is typed into. */
  readonly permission?: Permission;
  /** It is proposed by who must propose; what is not stays as it is for them. */
  readonly isProposed?: true;
}

const ofLeaf = <Value>(row: PlanRow, value: Value): Value | null => (row.kind === 'summary' ? null : value);
const percentOf = (share: number | null): number | null => (share === null ? null : hundredths(share));
// A row that was just deleted may be drawn once more before the chart takes it away.
const taskOf = ({ id }: PlanRow, { plan }: AboutTasks): Task | undefined => plan.tasks.get(id);

const date = (value: TaskColumn['value'], more: Partial<TaskColumn> = {}): TaskColumn => ({
  kind: 'date',
  width: 92,
  value,
  ...more,
});
const days = (value: TaskColumn['value'], more: Partial<TaskColumn> = {}): TaskColumn => ({
  kind: 'number',
  width: 70,
  value,
  ...more,
});
const text = (width: number, value: TaskColumn['value'], more: Partial<TaskColumn> = {}): TaskColumn => ({
  kind: 'text',
  width,
  value,
  ...more,
});

/** The columns that a table of tasks may have. The chart asks for the cells of the rows on the screen only. */
export const TASK_COLUMNS: Readonly<Record<GridColumn, TaskColumn>> = {
  code: text(62, ({ code }) => code),
  text: text(214, (row) => row.text, { field: 'planText', permission: 'editPlan' }),
  start: date(({ firstDay }) => firstDay, { field: 'planDate', permission: 'editPlan' }),
  end: date((row) => row.lastDay),
  days: days((row) => (row.kind === 'milestone' ? null : row.duration), {
    width: 46,
    field: 'planDays',
    permission: 'editPlan',
  }),
  progress: {
    kind: 'percent',
    width: 68,
    value: ({ progress }) => percentOf(progress),
    text: ({ progress }, { words }) => words.percent(progress),
    field: 'planPercent',
    permission: 'recordProgress',
    isProposed: true,
  },
  commitment: {
    kind: 'percent',
    width: 72,
    value: (row) => ofLeaf(row, percentOf(row.commitment)),
    text: (row, { words }) => ofLeaf(row, words.percent(row.commitment)) ?? '',
    field: 'planPercent',
    permission: 'recordProgress',
  },
  responsible: text(108, (row, { words }) => words.responsibles(row)),
  state: { kind: 'choice', width: 126, value: (row, { words }) => words.state(row) },
  float: days((row) => ofLeaf(row, row.totalFloat)),
  freeFloat: days((row, { plan }) => ofLeaf(row, scheduleOf(plan).of(row.id)?.freeFloat ?? null)),
  predecessors: text(136, ({ id }, { plan, words }) => words.predecessors(predecessorsOf(plan, id)), {
    field: 'planLinks',
    permission: 'editPlan',
  }),
  constraint: text(200, (row, about) => {
    const task = taskOf(row, about);
    return task && row.kind !== 'summary' ? about.words.constraint(task) : '';
  }),
  weight: {
    kind: 'percent',
    width: 64,
    value: ({ weight }) => weight,
    text: ({ weight }, { words }) => words.weight(weight),
  },
  wbs: text(90, (row, about) => taskOf(row, about)?.wbs ?? null),
  baselineStart: date(({ baselineStart }) => baselineStart),
  baselineEnd: date(baselineLastDay),
  endVariance: days((row, { plan }) => endVariance(plan, row), {
    text: (row, { plan, words }) => {
      const late = endVariance(plan, row);
      return late === null ? '' : words.difference(late);
    },
  }),
  actualStart: date((row, about) => taskOf(row, about)?.actualStart ?? null),
  actualFinish: date((row, about) => taskOf(row, about)?.actualFinish ?? null),
};

/** A cell in words; '' where it is empty. */
export function taskText({ kind, value, text }: TaskColumn, row: PlanRow, about: AboutTasks): string {
  if (text) return text(row, about);
  const held = value(row, about);
  if (held === null) return '';
  return kind === 'date' ? about.words.date(String(held)) : String(held);
}

/** The last day of a row in the baseline, as people read it; null where the baseline has no such row. */
export function baselineLastDay({ baselineStart, baselineEnd }: PlanRow): string | null {
  return baselineStart && baselineEnd ? lastDay(baselineStart, baselineEnd) : null;
}
