import {
  companiesOf,
  type LookaheadTask,
  nameOf,
  type Plan,
  type ShownRestriction,
  weekStart,
} from '@plomada/domain';
import { NOTHING } from '../base/format';
import type { CellValue, Choice } from '../base/grid/column';
import type { CatalogueColumn, Words } from './catalogue';
import { daysLeftText, restrictionStateKey } from './restriction-texts';

/** A line of what the lookahead lacks below its short terms: a task, or a restriction that holds it back. */
export type LackingRow =
  | { readonly kind: 'task'; readonly id: string; readonly task: LookaheadTask }
  | { readonly kind: 'restriction'; readonly id: string; readonly restriction: ShownRestriction };

/** Whose tasks they are. */
export interface AboutLacking {
  readonly responsibles: Plan['responsibles'];
}

type Id =
  | 'name'
  | 'readiness'
  | 'lacks'
  | 'responsible'
  | 'neededBy'
  | 'required'
  | 'commited'
  | 'daysLeft'
  | 'inTime'
  | 'company'
  | 'week';
type Column = CatalogueColumn<LackingRow, AboutLacking, Id>;

const ofTask = <Out>(row: LackingRow, of: (task: LookaheadTask) => Out): Out | null =>
  row.kind === 'task' ? of(row.task) : null;
const ofRestriction = <Out>(row: LackingRow, of: (restriction: ShownRestriction) => Out): Out | null =>
  row.kind === 'restriction' ? of(row.restriction) : null;

function peopleOf(row: LackingRow, { responsibles }: AboutLacking): readonly Choice[] {
  if (row.kind === 'restriction') {
    const { responsible, responsibleName } = row.restriction;
    return [{ key: responsible ?? '', label: responsibleName }];
  }
  return row.task.row.responsibles.flatMap((id) => {
    const person = responsibles.get(id);
    return person ? [{ key: id, label: nameOf(person) }] : [];
  });
}
const namesOf = (row: LackingRow, about: AboutLacking): string =>
  peopleOf(row, about)
    .map(({ label }) => label)
    .join(', ');

const companyOf = (row: LackingRow, { responsibles }: AboutLacking): string =>
  row.kind === 'restriction'
    ? row.restriction.company
    : companiesOf(row.task.row.responsibles.flatMap((id) => responsibles.get(id) ?? []));

/** How many restrictions hold a task back; of how many nobody answers for the release, or said when it will be. */
function lacksOf({ open }: LookaheadTask, { t }: Words): string {
  if (open.length === 0) return '';
  const ownerless = open.filter(({ responsible }) => responsible === null).length;
  const uncommitted = open.filter(({ commited }) => commited === null).length;
  return [
    t('columns:lacksReleases', { count: open.length }),
    ...(ownerless > 0 ? [t('columns:lacksOwner', { count: ownerless })] : []),
    ...(uncommitted > 0 ? [t('columns:lacksCommitment', { count: uncommitted })] : []),
  ].join(' · ');
}

function readinessText(row: LackingRow, { t }: Words): string {
  if (row.kind === 'restriction') return t(`columns:${restrictionStateKey(row.restriction)}`);
  return t(`columns:readiness.${row.task.readiness}`);
}

const date = (id: Id, width: number, value: (row: LackingRow) => CellValue, short?: string): Column => ({
  id,
  kind: 'date',
  label: `columns:lacking.${id}`,
  width,
  value,
  text: (row, { format }) => {
    const day = value(row);
    return day === null ? '' : format.date(String(day));
  },
  ...(short !== undefined && { short }),
});

/** What tables say of the work that is to be made ready (`screens.md`, "Restrictions"). */
export const LACKING_COLUMNS: readonly Column[] = [
  {
    id: 'name',
    kind: 'text',
    label: 'columns:lacking.name',
    width: 230,
    grows: 2,
    value: (row) =>
      row.kind === 'task' ? `${row.task.row.code} ${row.task.row.text}` : row.restriction.detail,
  },
  {
    id: 'readiness',
    kind: 'choice',
    label: 'columns:lacking.readiness',
    width: 124,
    value: (row) => (row.kind === 'task' ? row.task.readiness : row.restriction.state),
    text: readinessText,
    choices: (row, words) => {
      const key = row.kind === 'task' ? row.task.readiness : String(row.restriction.state);
      return [{ key, label: readinessText(row, words) }];
    },
  },
  {
    id: 'lacks',
    kind: 'choice',
    label: 'columns:lacking.lacks',
    width: 236,
    grows: 1,
    value: (row) => ofTask(row, ({ open }) => open.length),
    text: (row, words) => ofTask(row, (task) => lacksOf(task, words)) ?? '',
  },
  {
    id: 'responsible',
    kind: 'text',
    label: 'columns:lacking.responsible',
    width: 116,
    grows: 0.6,
    value: namesOf,
    text: (row, _words, about) => namesOf(row, about) || NOTHING,
    choices: (row, _words, about) => {
      const people = peopleOf(row, about).filter(({ key }) => key !== '');
      return people.length > 0 ? people : [{ key: '', label: NOTHING }];
    },
  },
  date(
    'neededBy',
    98,
    (row) => (row.kind === 'task' ? row.task.row.firstDay : row.restriction.neededBy),
    'columns:lacking.neededByShort',
  ),
  date('required', 98, (row) => ofRestriction(row, ({ required }) => required)),
  date(
    'commited',
    98,
    (row) => ofRestriction(row, ({ commited }) => commited),
    'columns:restriction.commitedShort',
  ),
  {
    id: 'daysLeft',
    kind: 'number',
    label: 'columns:restriction.daysLeft',
    short: 'columns:restriction.daysLeftShort',
    width: 96,
    value: (row) => ofRestriction(row, ({ daysLeft }) => daysLeft),
    text: (row, { t }) => ofRestriction(row, (restriction) => daysLeftText(restriction, t)) ?? '',
  },
  {
    id: 'inTime',
    kind: 'choice',
    label: 'columns:restriction.inTime',
    short: 'columns:restriction.inTimeShort',
    width: 84,
    value: (row) => ofRestriction(row, ({ inTime }) => inTime),
    text: (row, { t }) =>
      ofRestriction(row, ({ inTime }) => (inTime === null ? NOTHING : t(`columns:yesNo.${inTime}`))) ?? '',
    choices: (row, { t }) =>
      row.kind === 'restriction' && row.restriction.inTime !== null
        ? [{ key: String(row.restriction.inTime), label: t(`columns:yesNo.${row.restriction.inTime}`) }]
        : [],
  },
  {
    id: 'company',
    kind: 'text',
    label: 'columns:restriction.company',
    width: 120,
    value: companyOf,
  },
  date(
    'week',
    104,
    (row) => {
      const day = row.kind === 'task' ? row.task.row.firstDay : row.restriction.required;
      return weekStart(day);
    },
    'columns:restriction.weekShort',
  ),
];
