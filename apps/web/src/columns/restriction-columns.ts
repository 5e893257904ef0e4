import type { RestrictionState, ShownRestriction } from '@plomada/domain';
import { NOTHING } from '../base/format';
import type { CatalogueColumn } from './catalogue';

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
  | 'daysLeft'
  | 'age'
  | 'neededBy'
  | 'inTime'
  | 'comments';
type Column = CatalogueColumn<ShownRestriction, null, Id>;
type Value = Column['value'];

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

/** In which order the states stand: what is late and what may become late first, what is done last. */
const URGENCY: readonly RestrictionState[] = [2, 1, 5, 4, 3];

/** What tables say of restrictions (planning core, section 3; `screens.md`, "Restrictions"). */
export const RESTRICTION_COLUMNS: readonly Column[] = [
  of('state', 'choice', 168, ({ state }) => URGENCY.indexOf(state), {
    text: ({ state }, { t }) => t(`columns:restrictionState.${state}`),
    choices: ({ state }, { t }) => [{ key: String(state), label: t(`columns:restrictionState.${state}`) }],
  }),
  of('family', 'text', 108, ({ family }) => family),
  of('type', 'choice', 84, ({ type }) => type, {
    text: ({ type }, { t }) => t(`columns:restrictionType.${type}`),
    choices: ({ type }, { t }) => [{ key: String(type), label: t(`columns:restrictionType.${type}`) }],
  }),
  of('detail', 'text', 150, ({ detail }) => detail, { grows: 1.6 }),
  of('tasks', 'text', 68, ({ tasks }) => tasks.map(({ code }) => code).join(', '), {
    grows: 0.3,
    choices: ({ tasks }) => tasks.map(({ id, code, text }) => ({ key: id, label: `${code} ${text}` })),
  }),
  of('responsible', 'text', 108, ({ responsibleName }) => responsibleName, {
    grows: 0.6,
    choices: ({ responsible, responsibleName }) => [
      { key: responsible ?? '', label: responsibleName || NOTHING },
    ],
  }),
  of('created', 'date', 104, ({ created }) => created),
  of('required', 'date', 98, ({ required }) => required),
  of('commited', 'date', 98, ({ commited }) => commited, {
    short: 'columns:restriction.commitedShort',
  }),
  of('released', 'date', 96, ({ released }) => released),
  of('daysLeft', 'number', 96, ({ daysLeft }) => daysLeft, {
    short: 'columns:restriction.daysLeftShort',
    text: ({ daysLeft }, { t }) =>
      daysLeft < 0 ? t('columns:daysLate', { count: -daysLeft }) : t('columns:daysLeft', { count: daysLeft }),
  }),
  of('age', 'number', 96, ({ age }) => age),
  of('neededBy', 'date', 116, ({ neededBy }) => neededBy),
  of('inTime', 'choice', 80, ({ inTime }) => inTime, {
    text: ({ inTime }, { t }) => (inTime === null ? NOTHING : t(`columns:yesNo.${inTime}`)),
    choices: ({ inTime }, { t }) => [
      { key: String(inTime), label: inTime === null ? NOTHING : t(`columns:yesNo.${inTime}`) },
    ],
  }),
  of('comments', 'text', 200, ({ comments }) => comments),
];
