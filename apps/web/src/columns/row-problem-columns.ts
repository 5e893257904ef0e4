import type { CheckedRows } from '@plomada/domain';
import type { CatalogueColumn } from './catalogue';

export type RowProblem = CheckedRows['problems'][number];

/** What the cells of wrong rows need beside them. */
export interface AboutRowProblems {
  /** Why a row is wrong, in the rule's own words. */
  readonly textOf: (problem: RowProblem) => string;
}

/** What tables say of the rows of a spreadsheet that cannot come in. */
export const ROW_PROBLEM_COLUMNS: readonly CatalogueColumn<RowProblem, AboutRowProblems>[] = [
  {
    id: 'line',
    kind: 'number',
    label: 'columns:rowProblem.line',
    width: 72,
    value: ({ line }) => line,
    text: ({ line }) => String(line),
  },
  {
    id: 'problem',
    kind: 'text',
    label: 'columns:rowProblem.problem',
    width: 260,
    grows: 1,
    value: (row, { textOf }) => textOf(row),
  },
];
