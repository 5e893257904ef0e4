import type { Refusal } from '../decisions/refusal';
import { about } from '../rules/about';
import type { ActsAs } from '../tree/tree';
import type { PlanRow } from './plan-row';

/** What a row can be given in place. */
export const ROW_FIELDS = [
  'text',
  'start',
  'end',
  'days',
  'progress',
  'commitment',
  'responsible',
  'predecessors',
  'successors',
  'constraint',
  'constraintDate',
  'weight',
  'comments',
  'unit',
  'quantity',
  'unitsProgressed',
  'unitsCommited',
  'resources',
] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** The rule by which no value is taken there, by its code. */
const BARS: Readonly<Record<ActsAs, Partial<Record<RowField, string>>>> = {
  task: {},
  // An instant has no end and no duration of its own, and is no work that weighs.
  milestone: {
    end: 'MILESTONE_DURATION_FIXED',
    days: 'MILESTONE_DURATION_FIXED',
    weight: 'WEIGHT_NOT_ALLOWED',
    resources: 'MILESTONE_NO_RESOURCES',
    unit: 'MILESTONE_NO_UNITS',
    quantity: 'MILESTONE_NO_UNITS',
    unitsProgressed: 'TASK_HAS_NO_UNITS',
    unitsCommited: 'TASK_HAS_NO_UNITS',
  },
  // It moves as a whole; the rest follows from what is below it.
  summary: {
    end: 'SUMMARY_DATES_DERIVED',
    days: 'SUMMARY_DATES_DERIVED',
    progress: 'SUMMARY_TAKES_NO_PROGRESS',
    commitment: 'SUMMARY_TAKES_NO_COMMITMENT',
    weight: 'WEIGHT_NOT_ALLOWED',
    unit: 'SUMMARY_TAKES_NO_UNITS',
    quantity: 'SUMMARY_TAKES_NO_UNITS',
    unitsProgressed: 'TASK_HAS_NO_UNITS',
    unitsCommited: 'TASK_HAS_NO_UNITS',
  },
};

/** Whether the field of a row of this kind can be edited at all: it cannot where every value would be refused. */
export function isFieldEditable(kind: ActsAs, field: RowField): boolean {
  return BARS[kind][field] === undefined;
}

/** Why the field of a row takes no value at all, by the rule that would refuse each; null where it takes some. */
export function fieldBar(row: Pick<PlanRow, 'id' | 'text' | 'kind'>, field: RowField): Refusal | null {
  const code = BARS[row.kind][field];
  return code === undefined ? null : about(row, code);
}
