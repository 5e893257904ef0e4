import { dueDate, type ShownRestriction } from '@plomada/domain';
import type { TFunction } from 'i18next';
import { NOTHING } from '../base/format';
import type { Words } from './catalogue';

/** How many days a restriction has left, or is or was late by; one that was released by its day has none. */
export function daysLeftText(
  { daysLeft, released }: Pick<ShownRestriction, 'daysLeft' | 'released'>,
  t: TFunction,
): string {
  if (daysLeft < 0) return t('columns:daysLate', { count: -daysLeft });
  return released === null ? t('columns:daysLeft', { count: daysLeft }) : NOTHING;
}

type StateOf = Pick<ShownRestriction, 'state' | 'inProcess'>;

/** Somebody is at work on one that is late: it stays late until it is released or committed to another day. */
export const isLateInProcess = ({ state, inProcess }: StateOf): boolean => state === 2 && inProcess;

/** The words of its state. */
export const restrictionStateKey = (row: StateOf) =>
  `restrictionState.${isLateInProcess(row) ? 'lateInProcess' : row.state}` as const;

/** The day to which its days are counted, and whether somebody has committed to it. */
export const dueText = (
  row: Pick<ShownRestriction, 'commited' | 'required'>,
  { t, format }: Pick<Words, 't' | 'format'>,
): string =>
  t(`columns:dueBy.${row.commited === null ? 'required' : 'committed'}`, { date: format.date(dueDate(row)) });

/** Whether a restriction that is open will be so when its work needs it gone. */
export const isOpenTooLong = ({ released, inTime }: ShownRestriction): boolean =>
  released === null && inTime === false;

/** What people call a task that a restriction holds back. */
export const taskLabel = ({ code, text }: ShownRestriction['tasks'][number]): string => `${code} ${text}`;

/** The tasks that a restriction holds back, by their codes. */
export const taskCodes = ({ tasks }: Pick<ShownRestriction, 'tasks'>): string =>
  tasks.map(({ code }) => code).join(', ');

/** The same with their names, a line each. */
export const taskLabels = ({ tasks }: Pick<ShownRestriction, 'tasks'>): string =>
  tasks.map(taskLabel).join('\n');
