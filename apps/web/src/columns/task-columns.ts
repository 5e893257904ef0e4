import type { GridColumn } from '@plomada/contracts';
import {
  baselineDays,
  choosable,
  constraintTypesOf,
  type ConstraintType,
  endVariance,
  hundredths,
  type LinkedRow,
  nameOf,
  type Permission,
  type Plan,
  type PlanRow,
  predecessorsOf,
  resourcesText,
  shownScheduleOf,
  successorsOf,
  type Task,
} from '@plomada/domain';
import type { CellValue, ColumnKind } from '../base/grid/column';

/** How the values of tasks read in the language and the plan. */
export interface TaskWords {
  date(civil: string): string;
  percent(share: number | null): string;
  /** A percent given as 0..100. */
  weight(percent: number): string;
  /** '' for none. */
  amount(amount: number | null): string;
  /** The same as it is typed: without marks of thousands. */
  typedAmount(amount: number | null): string;
  /** More is said with a sign: +3. */
  difference(days: number): string;
  state(row: PlanRow): string;
  responsibles(row: PlanRow): string;
  links(links: readonly LinkedRow[]): string;
  constraint(type: ConstraintType): string;
}

/** What the cells of tasks need besides their rows. */
export interface AboutTasks {
  readonly plan: Plan;
  readonly words: TaskWords;
}

/** How a cell is typed into. */
export type TaskField =
  | 'planText'
  | 'planDays'
  | 'planDate'
  | 'planPercent'
  | 'planWeight'
  | 'planAmount'
  | 'planLinks'
  | 'planPeople'
  | 'planChoice';

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
  /** What stands in the field at first, where that is not what stands in the cell. */
  readonly typed?: (row: PlanRow, about: AboutTasks) => string;
  /** What there is to choose from, in words. */
  readonly choices?: (row: PlanRow, about: AboutTasks) => readonly string[];
  /** What somebody must be allowed to, so that the cell is typed into. */
  readonly permission?: Permission;
  /** It is proposed by who must propose; what is not stays as it is for them. */
  readonly isProposed?: true;
}

const ofLeaf = <Value>(row: PlanRow, value: Value): Value | null => (row.kind === 'summary' ? null : value);
const percentOf = (share: number | null): number | null => (share === null ? null : hundredths(share));
const typedPercent = (share: number | null): string => String(percentOf(share) ?? '');
const namesOf = ({ responsibles }: Plan, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const person = responsibles.get(id);
    return person ? [nameOf(person)] : [];
  });
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
/** An amount with its decimals, as people write it. */
const figure = (value: (row: PlanRow) => number | null, permission: Permission): TaskColumn => ({
  kind: 'number',
  width: 84,
  value,
  text: (row, { words }) => words.amount(value(row)),
  field: 'planAmount',
  permission,
  typed: (row, { words }) => words.typedAmount(value(row)),
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
  end: date((row) => row.lastDay, { field: 'planDate', permission: 'editPlan' }),
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
    typed: ({ progress }) => typedPercent(progress),
    field: 'planPercent',
    permission: 'recordProgress',
    isProposed: true,
  },
  commitment: {
    kind: 'percent',
    width: 72,
    value: (row) => ofLeaf(row, percentOf(row.commitment)),
    text: (row, { words }) => ofLeaf(row, words.percent(row.commitment)) ?? '',
    typed: ({ commitment }) => typedPercent(commitment),
    field: 'planPercent',
    permission: 'recordProgress',
  },
  responsible: text(108, (row, { words }) => words.responsibles(row), {
    field: 'planPeople',
    permission: 'editPlan',
    typed: ({ responsibles }, { plan }) => namesOf(plan, responsibles).join(', '),
    choices: ({ responsibles }, { plan }) =>
      choosable(plan.responsibles.rows, new Set(responsibles)).map(nameOf),
  }),
  state: { kind: 'choice', width: 126, value: (row, { words }) => words.state(row) },
  float: days((row) => ofLeaf(row, row.totalFloat)),
  freeFloat: days((row, { plan }) => ofLeaf(row, shownScheduleOf(plan).of(row.id)?.freeFloat ?? null)),
  predecessors: text(136, ({ id }, { plan, words }) => words.links(predecessorsOf(plan, id)), {
    field: 'planLinks',
    permission: 'editPlan',
  }),
  successors: text(136, ({ id }, { plan, words }) => words.links(successorsOf(plan, id)), {
    field: 'planLinks',
    permission: 'editPlan',
  }),
  constraint: text(
    164,
    (row, about) => {
      // As soon as possible goes without saying.
      const type = taskOf(row, about)?.constraintType ?? 'asap';
      return type === 'asap' ? '' : about.words.constraint(type);
    },
    {
      field: 'planChoice',
      permission: 'editPlan',
      typed: (row, about) => about.words.constraint(taskOf(row, about)?.constraintType ?? 'asap'),
      choices: ({ kind }, { words }) => constraintTypesOf(kind).map((type) => words.constraint(type)),
    },
  ),
  constraintDate: date((row, about) => taskOf(row, about)?.constraintDate ?? null, {
    field: 'planDate',
    permission: 'editPlan',
  }),
  weight: {
    kind: 'percent',
    width: 80,
    value: ({ weight }) => weight,
    text: ({ weight }, { words }) => words.weight(weight),
    field: 'planWeight',
    permission: 'editPlan',
    typed: (row, about) => {
      const own = taskOf(row, about)?.weight ?? null;
      return own === null ? '' : about.words.weight(own);
    },
  },
  comments: text(160, (row, about) => taskOf(row, about)?.comments ?? null, {
    field: 'planText',
    permission: 'comment',
  }),
  wbs: text(90, (row, about) => taskOf(row, about)?.wbs ?? null),
  baselineStart: date((row, { plan }) => baselineDays(plan, row)?.firstDay ?? null),
  baselineEnd: date((row, { plan }) => baselineDays(plan, row)?.lastDay ?? null),
  endVariance: days((row, { plan }) => endVariance(plan, row), {
    text: (row, { plan, words }) => {
      const late = endVariance(plan, row);
      return late === null ? '' : words.difference(late);
    },
  }),
  actualStart: date((row, about) => taskOf(row, about)?.actualStart ?? null),
  actualFinish: date((row, about) => taskOf(row, about)?.actualFinish ?? null),
  resources: text(
    150,
    (row, about) => resourcesText(about.plan.resources, taskOf(row, about)?.resources ?? []),
    { field: 'planText', permission: 'editPlan' },
  ),
  unit: text(64, ({ unit }) => unit, { field: 'planText', permission: 'editPlan' }),
  quantity: figure(({ quantity }) => quantity, 'editPlan'),
  unitsProgressed: figure((row) => row.unitsProgressed, 'recordProgress'),
  unitsCommited: figure((row) => row.unitsCommited, 'recordProgress'),
};

/** A cell in words; '' where it is empty. */
export function taskText({ kind, value, text }: TaskColumn, row: PlanRow, about: AboutTasks): string {
  if (text) return text(row, about);
  const held = value(row, about);
  if (held === null) return '';
  return kind === 'date' ? about.words.date(String(held)) : String(held);
}

/** What stands in the field of a cell that is typed into. */
export function typedText(column: TaskColumn, row: PlanRow, about: AboutTasks): string {
  return column.typed ? column.typed(row, about) : taskText(column, row, about);
}
