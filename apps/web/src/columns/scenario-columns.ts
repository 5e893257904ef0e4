import { changesText, criticality } from './scenario-changes';
import type { ComparedDays, ComparedTask } from '@plomada/domain';
import type { CatalogueColumn } from './catalogue';

type Id =
  | 'code'
  | 'task'
  | 'kind'
  | 'changes'
  | 'liveStart'
  | 'scenarioStart'
  | 'startBy'
  | 'liveEnd'
  | 'scenarioEnd'
  | 'endBy'
  | 'liveDuration'
  | 'scenarioDuration'
  | 'critical';
type Column = CatalogueColumn<ComparedTask, null, Id>;

const of = (
  id: Id,
  kind: Column['kind'],
  width: number,
  value: Column['value'],
  more: Partial<Column> = {},
): Column => ({ id, kind, label: `columns:scenario.${id}`, width, value, ...more });

const live =
  (field: keyof ComparedDays) =>
  ({ live: days }: ComparedTask) =>
    days && days[field];
const tried =
  (field: keyof ComparedDays) =>
  ({ scenario: days }: ComparedTask) =>
    days && days[field];

const by = (days: number, { kind }: ComparedTask): number | null => (kind === 'changed' ? days : null);

/** What tables say of how a scenario differs from the live plan. Days are working days, later ones above 0. */
export const SCENARIO_COLUMNS: readonly Column[] = [
  of('code', 'text', 88, ({ code }) => code),
  of('task', 'text', 220, ({ text }) => text, { grows: 1 }),
  of('kind', 'choice', 108, ({ kind }) => kind, { text: ({ kind }, { t }) => t(`scenarios:kind.${kind}`) }),
  of('changes', 'text', 260, ({ fields }) => fields.length, {
    grows: 1.4,
    text: (task, words) => changesText(task, words),
  }),
  of('liveStart', 'date', 118, live('firstDay')),
  of('scenarioStart', 'date', 132, tried('firstDay')),
  of('startBy', 'number', 96, (task) => by(task.startBy, task)),
  of('liveEnd', 'date', 128, live('lastDay')),
  of('scenarioEnd', 'date', 146, tried('lastDay')),
  of('endBy', 'number', 112, (task) => by(task.endBy, task)),
  of('liveDuration', 'number', 132, live('duration')),
  of('scenarioDuration', 'number', 148, tried('duration')),
  of('critical', 'choice', 140, criticality, {
    text: (task, { t }) => t(`scenarios:critical.${criticality(task)}`),
  }),
];
