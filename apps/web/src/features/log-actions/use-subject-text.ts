import type { PastAction } from '@plomada/contracts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/** What an action was about: a task by its name, or the term that a rollback went back to; '' for neither. */
export function useSubjectText(): (action: Pick<PastAction, 'task' | 'rolledBackTo'>) => string {
  const { t } = useTranslation('log');
  const format = useFormat();
  return useCallback(
    ({ task, rolledBackTo }) =>
      rolledBackTo
        ? t('backTo', {
            term: t('term'),
            number: rolledBackTo.number,
            time: format.date(rolledBackTo.closedAt),
          })
        : (task?.name ?? ''),
    [t, format],
  );
}
