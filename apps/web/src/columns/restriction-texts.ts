import type { ShownRestriction } from '@plomada/domain';
import type { TFunction } from 'i18next';

/** How many days a restriction has left, or is late by. */
export const daysLeftText = ({ daysLeft }: Pick<ShownRestriction, 'daysLeft'>, t: TFunction): string =>
  daysLeft < 0 ? t('columns:daysLate', { count: -daysLeft }) : t('columns:daysLeft', { count: daysLeft });

/** What people call a task that a restriction holds back. */
export const taskLabel = ({ code, text }: ShownRestriction['tasks'][number]): string => `${code} ${text}`;

/** The tasks that a restriction holds back, by their codes. */
export const taskCodes = ({ tasks }: Pick<ShownRestriction, 'tasks'>): string =>
  tasks.map(({ code }) => code).join(', ');

/** The same with their names, a line each. */
export const taskLabels = ({ tasks }: Pick<ShownRestriction, 'tasks'>): string =>
  tasks.map(taskLabel).join('\n');
