import type { Task } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/** How a task's dates are bound, in words. */
export function useConstraintWords(): (task: Pick<Task, 'constraintType' | 'constraintDate'>) => string {
  const { t } = useTranslation(['taskPanel', 'gantt']);
  const format = useFormat();
  return ({ constraintType, constraintDate }) => {
    if (constraintType === 'asap') return t('asSoonAsPossible');
    const words = t(`gantt:constraint.${constraintType}`);
    return constraintDate ? `${words} ${format.date(constraintDate)}` : words;
  };
}
