import { searchable } from '@plomada/contracts';
import {
  knownFamily,
  RESTRICTION_TEXTS,
  type RestrictionState,
  type ShownRestriction,
  weekStart,
} from '@plomada/domain';
import { parseFinishedDate } from '../base/fields/parse-date';
import { NOTHING } from '../base/format';
import type { Choice } from '../base/grid/column';
import type { Refused } from '../base/messages/messages-slice';
import type { CatalogueColumn } from './catalogue';
import { daysLeftText, isOpenTooLong, restrictionStateKey, taskCodes, taskLabel } from './restriction-texts';

/** What editing restrictions needs beside the row. */
export interface AboutRestrictions {
  /** Who can be made responsible, by id. */
  readonly people: readonly Choice[];
  /** The families of the company. */
  readonly families: readonly string[];
  /** Why nothing of a row may be changed, in the rule's own words; null where it may. */
  readonly problem: (row: ShownRestriction) => Refused | null;
  /** Why what a row does to its tasks may not be changed. */
  readonly bindingProblem: (row: ShownRestriction) => Refused | null;
  /** The plan's day. */
  readonly today: string;
  /** Why a row may not be released. */
  readonly releaseProblem: (row: ShownRestriction) => Refused | null;
}

type Id =
  | 'state'
  | 'family'
  | 'type'
  | 'detail'
  | 'tasks'
  | 'responsible'
  | 'created'
  | 'required'
  | 'commited'
  | 'released'
  | 'releaseSaid'
  | 'daysLeft'
  | 'age'
  | 'neededBy'
  | 'inTime'
  | 'comments'
  | 'company'
  | 'week';
type Column = CatalogueColumn<ShownRestriction, AboutRestrictions, Id>;
type Value = Column['value'];
type Editor = NonNullable<Column['editor']>;

const of = (
  id: Id,
  kind: Column['kind'],
  width: number,
  value: Value,
  more: Partial<Column> = {},
): Column => ({
  id,
  kind,
  label: `columns:restriction.${id}`,
  width,
  value,
  ...more,
});

const typedText =
  (field: 'detail' | 'comments'): Editor =>
  ({ t }, { problem }) => ({
    problem,
    typed: (row) => row[field],
    read: (typed) => {
      const { most, mayBeEmpty } = RESTRICTION_TEXTS[field];
      if (!mayBeEmpty && typed.trim() === '') return { problem: t('columns:notEmpty') };
      return typed.length > most ? { problem: t('columns:tooLong', { most }) } : { value: typed.trim() };
    },
  });

/** A date; null for none where there may be none. */
const typedDate =
  (field: 'required' | 'commited' | 'released'): Editor =>
  ({ t, format }, { problem, bindingProblem, releaseProblem, today }) => ({
    problem: { required: bindingProblem, commited: problem, released: releaseProblem }[field],
    typed: (row) => (row[field] ? format.date(row[field]) : ''),
    read: (typed) => {
      if (typed.trim() === '' && field !== 'required') return { value: null };
      const date = parseFinishedDate(typed, today);
      return date ? { value: date } : { problem: t('columns:noSuchDate') };
    },
  });

/** Somebody of the project by name; nobody where nothing is typed. */
const typedPerson: Editor = ({ t }, { people, problem }) => ({
  problem,
  choices: [{ key: '', label: NOTHING }, ...people],
  read: (typed) => {
    const name = searchable(typed.trim());
    if (name === '') return { value: null };
    const person = people.find(({ label }) => searchable(label) === name);
    return person ? { value: person.key } : { problem: t('columns:nobodyCalled', { name: typed.trim() }) };
  },
});

const IN_BAR = { fixed: 'columns:restriction.changedInBar' };
const IN_DIALOG = { fixed: 'columns:restriction.changedInDialog' };

/** One of the company's families. */
const typedFamily: Editor = ({ t }, { families, problem }) => ({
  problem,
  choices: families.map((family) => ({ key: family, label: family })),
  read: (typed) => {
    const family = knownFamily(families, typed);
    const name = typed.trim();
    if (family !== undefined) return { value: family };
    return { problem: name === '' ? t('columns:notEmpty') : t('columns:noSuchFamily', { name }) };
  },
});

/** In which order restrictions stand: what is late first, then what will not be released in time, what is done last. */
const URGENCY: readonly (RestrictionState | 'notInTime')[] = [2, 'notInTime', 1, 5, 4, 3];
const urgencyOf = (row: ShownRestriction): number =>
  URGENCY.indexOf(row.state !== 2 && isOpenTooLong(row) ? 'notInTime' : row.state);

/** What tables say of restrictions (planning core, section 3; `screens.md`, "Restrictions"). */
export const RESTRICTION_COLUMNS: readonly Column[] = [
  of('state', 'choice', 164, urgencyOf, {
    ...IN_BAR,
    text: (row, { t }) => t(`columns:${restrictionStateKey(row)}`),
    choices: ({ state }, { t }) => [{ key: String(state), label: t(`columns:restrictionState.${state}`) }],
  }),
  of('detail', 'text', 176, ({ detail }) => detail, { grows: 1.6, editor: typedText('detail') }),
  of('tasks', 'text', 92, taskCodes, {
    ...IN_DIALOG,
    grows: 0.3,
    choices: ({ tasks }) => tasks.map((task) => ({ key: task.id, label: taskLabel(task) })),
  }),
  of('family', 'text', 92, ({ family }) => family, { editor: typedFamily }),
  of('type', 'choice', 78, ({ type }) => type, {
    ...IN_DIALOG,
    text: ({ type }, { t }) => t(`columns:restrictionType.${type}`),
    choices: ({ type }, { t }) => [{ key: String(type), label: t(`columns:restrictionType.${type}`) }],
  }),
  of('responsible', 'text', 100, ({ responsibleName }) => responsibleName, {
    grows: 0.6,
    editor: typedPerson,
    choices: ({ responsible, responsibleName }) => [
      { key: responsible ?? '', label: responsibleName || NOTHING },
    ],
  }),
  of('created', 'date', 104, ({ created }) => created),
  of('required', 'date', 98, ({ required }) => required, { editor: typedDate('required') }),
  of('commited', 'date', 98, ({ commited }) => commited, {
    short: 'columns:restriction.commitedShort',
    editor: typedDate('commited'),
  }),
  of('released', 'date', 96, ({ released }) => released, { editor: typedDate('released') }),
  of('releaseSaid', 'date', 116, ({ releaseSaid = null }) => releaseSaid),
  of('daysLeft', 'number', 100, ({ daysLeft }) => daysLeft, {
    short: 'columns:restriction.daysLeftShort',
    text: (row, { t }) => daysLeftText(row, t),
  }),
  of('age', 'number', 96, ({ age }) => age),
  of('neededBy', 'date', 116, ({ neededBy }) => neededBy),
  of('inTime', 'choice', 88, ({ inTime }) => inTime, {
    short: 'columns:restriction.inTimeShort',
    text: ({ inTime }, { t }) => (inTime === null ? NOTHING : t(`columns:yesNo.${inTime}`)),
    choices: ({ inTime }, { t }) => [
      { key: String(inTime), label: inTime === null ? NOTHING : t(`columns:yesNo.${inTime}`) },
    ],
  }),
  of('comments', 'text', 200, ({ comments }) => comments, { editor: typedText('comments') }),
  of('company', 'text', 120, ({ company }) => company),
  of('week', 'date', 104, ({ required }) => weekStart(required), { short: 'columns:restriction.weekShort' }),
];
