import type { PastAction } from '@plomada/contracts';
import type { TFunction } from 'i18next';
import { NOTHING } from '../base/format';
import { fullNameOf } from '../base/layout/person-avatar';
import type { CatalogueColumn, Words } from './catalogue';

/** What the log of actions says beside its lines. */
export interface AboutActions {
  /** What the project is called. */
  readonly project: string;
}

type Id = 'hash' | 'actionId' | 'type' | 'project' | 'user' | 'date' | 'taskId' | 'code' | 'task';
type Column = CatalogueColumn<PastAction, AboutActions, Id>;

const of = (id: Id, width: number, value: Column['value'], more: Partial<Column> = {}): Column => ({
  id,
  kind: 'text',
  label: `columns:action.${id}`,
  width,
  value,
  ...more,
});

/** What was done, in words; to undo an undo is to redo. */
export const actionText = ({ action, isRedo }: Pick<PastAction, 'action' | 'isRedo'>, t: TFunction): string =>
  t(isRedo ? 'log:redo' : `log:type.${action.type}`);

/** Who did an action, or who proposed it and who accepted it. */
export function authorText(
  { User, acceptedBy }: Pick<PastAction, 'User' | 'acceptedBy'>,
  t: TFunction,
): string {
  const name = fullNameOf(User);
  return acceptedBy ? t('log:proposedBy', { name, acceptedBy: acceptedBy.name }) : name;
}

/** As much of an entry as says what it was about. */
export type ActionSubject = Pick<
  PastAction,
  'task' | 'tasks' | 'restriction' | 'restrictions' | 'rolledBackTo' | 'closed' | 'reopened'
>;

/**
 * What an action was about: a task or a restriction by its name, many by their number, the term that was closed, that a rollback
 * went back to, or that was opened again and why; '' for none.
 */
export function subjectOf(
  { task, tasks, restriction, restrictions = 0, rolledBackTo, closed, reopened }: ActionSubject,
  { t, format }: Words,
): string {
  if (rolledBackTo) {
    const { number, closedAt } = rolledBackTo;
    return t('log:backTo', { term: t('log:term'), number, time: format.date(closedAt) });
  }
  if (closed) return t('log:closed', { term: t('log:term'), ...closed });
  if (reopened) return t('log:reopened', { term: t('log:term'), ...reopened });
  if (restriction) return task ? `${restriction.name} · ${task.name}` : restriction.name;
  if (restrictions > 0) return t('log:restrictions', { count: restrictions });
  return task?.name ?? (tasks > 0 ? t('log:tasks', { count: tasks }) : '');
}

/** What tables say of the actions of a plan, in the order of their spreadsheet. */
export const ACTION_COLUMNS: readonly Column[] = [
  of('hash', 110, ({ hash }) => hash),
  of('actionId', 260, ({ id }) => id),
  of('type', 180, ({ action }) => action.type, {
    kind: 'choice',
    grows: 1,
    text: (action, { t }) => actionText(action, t),
  }),
  of('project', 180, (_, { project }) => project),
  of('user', 190, ({ User }) => fullNameOf(User), {
    text: (action, { t }) => authorText(action, t),
  }),
  of('date', 176, ({ at }) => at, { kind: 'instant' }),
  of('taskId', 150, ({ task }) => task?.id ?? null),
  of('code', 84, ({ task }) => task?.code ?? null),
  of('task', 180, ({ task }) => task?.name ?? null, {
    grows: 1.2,
    text: (action, words) => subjectOf(action, words) || NOTHING,
  }),
];
