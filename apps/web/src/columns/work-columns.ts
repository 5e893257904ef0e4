import { hundredths, nameOf, type Plan, roundTo2, unitsOf, type WorkRow } from '@plomada/domain';
import { fieldNumber, typedNumber } from '../base/fields/typed-number';
import { NOTHING } from '../base/format';
import type { Choice } from '../base/grid/column';
import type { Refused } from '../base/messages/messages-slice';
import { shownParams } from '../base/messages/shown-params';
import type { CatalogueColumn, Words } from './catalogue';
import { STATE_COLOURS } from './state-colours';
import { partText } from './units-text';

/** What is entered of work in the open term. */
export type WorkField = 'commitment' | 'progress' | 'comments';
/** The same in the task's units, by the columns that take it. */
export const IN_UNITS = { units: 'progress', unitsCommited: 'commitment' } as const;

/** What the table of promises and progress needs beside its rows. */
export interface AboutWork {
  readonly responsibles: Plan['responsibles'];
  /** Why nothing can be entered for a row, in the rule's own words; null where something can. */
  readonly problem: (field: WorkField, row: WorkRow) => Refused | null;
  /** Why not everything can. */
  readonly limit: (field: 'commitment' | 'progress', row: WorkRow) => string | null;
  readonly language: string;
}

type Id =
  | 'text'
  | 'branch'
  | 'responsible'
  | 'start'
  | 'end'
  | 'lastProgress'
  | 'commitment'
  | 'progress'
  | 'since'
  | 'state'
  | 'why'
  | 'causes'
  | 'comments'
  | 'units'
  | 'unitsCommited'
  | 'quantity'
  | 'unit'
  | 'weight';
type Column = CatalogueColumn<WorkRow, AboutWork, Id>;

const MOST_COMMENTS = 5000;

const of = (
  id: Id,
  kind: Column['kind'],
  width: number,
  value: Column['value'],
  more: Partial<Column> = {},
): Column => ({ id, kind, label: `columns:work.${id}`, width, value, ...more });

const percentOf = (share: number | null): number | null => (share === null ? null : hundredths(share));

/** A share that is stored as 0..1, in whole percent. */
const share = (
  id: 'lastProgress' | 'commitment' | 'progress',
  width: number,
  more: Partial<Column> = {},
): Column =>
  of(id, 'percent', width, ({ task }) => percentOf(task[id]), {
    text: ({ task }, { format }) => format.percent(percentOf(task[id])),
    ...more,
  });

/** 0 to 100, with or without its sign; null where nothing is typed. */
const typedShare =
  (field: 'commitment' | 'progress', wrong: string): NonNullable<Column['editor']> =>
  ({ t }, { problem, limit }) => ({
    problem: (row) => problem(field, row),
    limit: (row) => limit(field, row),
    typed: ({ task }) => String(percentOf(task[field]) ?? ''),
    read: (typed, { row }) => {
      const percent = typedNumber(typed.replace(/[%\s]/g, ''));
      if (percent === null) return { value: null };
      const isShare = percent >= 0 && percent <= 100;
      return isShare ? { value: roundTo2(percent / 100) } : { problem: t(wrong, { taskCode: row.code }) };
    },
  });

/** So many of the task's units, without their name or with it; null where nothing is typed. */
const typedUnits =
  (column: keyof typeof IN_UNITS): NonNullable<Column['editor']> =>
  ({ t }, { problem, limit, language }) => {
    const field = IN_UNITS[column];
    return {
      problem: (row) =>
        problem(field, row) ??
        (row.row.quantity === null ? { why: t('codes:TASK_HAS_NO_UNITS', { task: row.row.text }) } : null),
      limit: (row) => limit(field, row),
      typed: ({ task }) => fieldNumber(unitsOf(task, field), language),
      read: (typed, { row }) => {
        const { unit, quantity } = row;
        const bare =
          unit !== null && typed.trim().endsWith(unit) ? typed.trim().slice(0, -unit.length) : typed;
        const units = typedNumber(bare);
        if (units === null) return { value: null };
        const isPart = units >= 0 && units <= (quantity ?? 0);
        return isPart ? { value: units } : { problem: t('codes:ROW_UNITS_INVALID', { taskCode: row.code }) };
      },
    };
  };

const typedComments: NonNullable<Column['editor']> = ({ t }, { problem }) => ({
  problem: (row) => problem('comments', row),
  typed: ({ task }) => task.comments,
  read: (typed) =>
    typed.length > MOST_COMMENTS
      ? { problem: t('columns:tooLong', { most: MOST_COMMENTS }) }
      : { value: typed.trim() },
});

function peopleOf({ row }: WorkRow, { responsibles }: AboutWork): readonly Choice[] {
  return row.responsibles.flatMap((id) => {
    const person = responsibles.get(id);
    return person ? [{ key: id, label: nameOf(person) }] : [];
  });
}

const NOBODY: readonly Choice[] = [{ key: '', label: NOTHING }];

/** More than before is said with a sign: +25 %. */
export const sinceText = ({ since }: WorkRow, { format }: Pick<Words, 'format'>): string =>
  since === 0 ? '' : `${since > 0 ? '+' : ''}${format.percent(since)}`;

/** The progress in units: 30 / 120 m3; of several resources each with its name. */
const unitsText = ({ units }: WorkRow, { format }: Words): string =>
  units
    // It breaks between resources only.
    .map(({ name, unit, done, amount }) =>
      units.length > 1
        ? `${name}: ${partText(done, amount, unit, format)}`
        : partText(done, amount, unit || name, format),
    )
    .join(' · ');

/** Units with their name: 60 m3. */
const amountText = (amount: number | null, unit: string | null, format: Words['format']): string =>
  amount === null ? '' : `${format.number(amount, 2)}\u00a0${unit ?? ''}`.trim();

const causesOf = ({ task }: WorkRow): string =>
  task.causes.map(({ cncType, detail }) => [cncType, detail].filter(Boolean).join(': ')).join(' · ');

/** What tables say of work in the open term (planning core, sections 4 and 5; `screens.md`, "Progress"). */
export const WORK_COLUMNS: readonly Column[] = [
  of('text', 'text', 118, ({ row }) => `${row.code} ${row.text}`, { grows: 1.6 }),
  of('branch', 'text', 150, ({ branch }) => branch),
  of(
    'responsible',
    'text',
    104,
    (row, about) =>
      peopleOf(row, about)
        .map(({ label }) => label)
        .join(', '),
    {
      grows: 0.4,
      fixed: 'columns:work.changedInPanel',
      choices: (row, _, about) => {
        const people = peopleOf(row, about);
        return people.length > 0 ? people : NOBODY;
      },
    },
  ),
  of('start', 'date', 96, ({ row }) => row.firstDay),
  of('end', 'date', 96, ({ row }) => row.lastDay),
  share('lastProgress', 70, { short: 'columns:work.lastProgressShort' }),
  share('commitment', 94, {
    short: 'columns:work.commitmentShort',
    editor: typedShare('commitment', 'codes:ROW_COMMITMENT_INVALID'),
  }),
  share('progress', 96, { editor: typedShare('progress', 'codes:ROW_PROGRESS_INVALID') }),
  of('since', 'percent', 100, ({ since }) => since, { text: sinceText }),
  of('state', 'choice', 168, ({ reason }) => reason.state, {
    grows: 2.4,
    text: ({ reason }, { t }) => t(`gantt:state.${reason.state}`),
    choices: ({ reason }, { t }) => [{ key: reason.state, label: t(`gantt:state.${reason.state}`) }],
    labelOf: (key, { t }) => (Object.hasOwn(STATE_COLOURS, key) ? t(`gantt:state.${key}`) : ''),
  }),
  of('why', 'text', 260, ({ reason }) => reason.code, {
    text: ({ reason: { code, params } }, { t }, { language }) =>
      t(`taskPanel:why.${code}`, shownParams(params, language)),
  }),
  of('causes', 'text', 94, causesOf, { grows: 0.6, fixed: 'columns:work.saidInDialog' }),
  of('comments', 'text', 102, ({ task }) => task.comments, { grows: 0.6, editor: typedComments }),
  of('units', 'text', 118, (row) => (row.units.length > 0 ? row.units[0]!.done : null), {
    text: unitsText,
    editor: typedUnits('units'),
  }),
  of('unitsCommited', 'number', 96, ({ row }) => row.unitsCommited, {
    short: 'columns:work.unitsCommitedShort',
    text: ({ row }, { format }) => amountText(row.unitsCommited, row.unit, format),
    editor: typedUnits('unitsCommited'),
  }),
  of('quantity', 'number', 96, ({ row }) => row.quantity, { fixed: 'columns:work.changedInPanel' }),
  of('unit', 'text', 70, ({ row }) => row.unit, { fixed: 'columns:work.changedInPanel' }),
  of('weight', 'percent', 76, ({ row }) => row.weight, {
    text: ({ row }, { format }) => format.percentInColumn(row.weight, 2),
  }),
];
