import type { PastAction } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/** What an action was about: a task by its name, many by their number, or the term that a rollback went back to; '' for none. */
export function useSubjectText(): (action: Pick<PastAction, 'task' | 'tasks' | 'rolledBackTo'>) => string {
  const { t } = useTranslation('log');
  const format = useFormat();
  return useCallback(
    ({ task, tasks, rolledBackTo }) => {
      if (rolledBackTo) {
        const { number, closedAt } = rolledBackTo;
        return t('backTo', { term: t('term'), number, time: format.date(closedAt) });
      }
      return task?.name ?? (tasks > 0 ? t('tasks', { count: tasks }) : '');
    },
    [t, format],
  );
}
