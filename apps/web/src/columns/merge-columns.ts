import type { MergedValue, MergeRow } from '@plomada/domain';
import { NOTHING } from '../base/format';
import type { CatalogueColumn, Words } from './catalogue';

/** A task that a file has otherwise than the plan, in one of its fields; without one, the task as a whole. */
export interface Difference {
  readonly row: MergeRow;
  readonly value: MergedValue | null;
}

/** What the cells of differences need beside them: the fields, values and rules in words. */
export interface AboutDifferences {
  readonly fieldName: (field: MergedValue['field']) => string;
  /** What a field of a changed row says in the plan and in the file; '' for nothing. */
  readonly sidesOf: (
    row: MergeRow,
    value: MergedValue,
  ) => { readonly before: string; readonly after: string };
  /** The code of a task and the branch that it stands in, which tell those of one name apart; '' for a new task. */
  readonly placeOf: (row: MergeRow) => string;
  /** When a new task would be done, and under what. */
  readonly newTaskText: (fileId: string) => string;
  readonly problemText: (problem: NonNullable<MergeRow['problem']>) => string;
}

type Id = 'kind' | 'task' | 'place' | 'all' | 'field' | 'before' | 'after' | 'problem';
type Column = CatalogueColumn<Difference, AboutDifferences, Id>;

const of = (id: Id, width: number, value: Column['value'], more: Partial<Column> = {}): Column => ({
  id,
  kind: 'text',
  label: `columns:difference.${id}`,
  width,
  value,
  ...more,
});

/** What tables say of the differences between a plan and a later version of its file. */
export const DIFFERENCE_COLUMNS: readonly Column[] = [
  of('kind', 112, ({ row }) => row.kind, {
    kind: 'choice',
    text: ({ row }, { t }) => t(`merge:one.${row.kind}`),
  }),
  of('task', 180, ({ row }) => row.text, { grows: 1 }),
  of('place', 140, ({ row }, { placeOf }) => placeOf(row), { grows: 0.6 }),
  of('all', 280, ({ row }) => row.values.length, {
    grows: 2.2,
    text: ({ row }, words, about) => inWords(row, words, about),
  }),
  of('field', 140, ({ value }, { fieldName }) => value && fieldName(value.field), {
    text: ({ row, value }, { t }, { fieldName }) =>
      row.kind === 'vanished' ? t('merge:leaves') : value ? fieldName(value.field) : NOTHING,
  }),
  of('before', 180, ({ row, value }, { sidesOf }) => value && sidesOf(row, value).before),
  of('after', 180, ({ row, value }, { sidesOf, newTaskText }) => {
    if (value) return sidesOf(row, value).after;
    return row.kind === 'new' ? newTaskText(row.id) : null;
  }),
  of('problem', 200, ({ row }, { problemText }) => row.problem && problemText(row.problem)),
];

/** All that taking a row over would do, and why it cannot be. */
function inWords(row: MergeRow, { t }: Words, about: AboutDifferences): string {
  const values = row.values.map((value) => {
    const { before, after } = about.sidesOf(row, value);
    return `${about.fieldName(value.field)}: ${before || NOTHING} → ${after || NOTHING}`;
  });
  if (row.kind === 'new') values.push(about.newTaskText(row.id));
  if (row.kind === 'vanished') values.push(t('merge:leaves'));
  if (row.problem) values.push(`${t('merge:cannot')} ${about.problemText(row.problem)}`);
  return values.join(' · ');
}

/** Each difference of its own: a field of a task that changes, or a task that is new or gone. */
export const differencesOf = (rows: readonly MergeRow[]): readonly Difference[] =>
  rows.flatMap((row): readonly Difference[] =>
    row.values.length > 0 ? row.values.map((value) => ({ row, value })) : [{ row, value: null }],
  );
