import { earliestExpected, neededDay, type Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { RestrictionForm } from './restriction-form';

/**
 * Says of a restriction that was, or is, found on a day that it can hardly be released when it is required, or when the first of its
 * tasks needs it; undefined where it can.
 */
export function useNoticeText(plan: Plan, form: RestrictionForm, found: string): string | undefined {
  const { t } = useTranslation('restrictions');
  const format = useFormat();
  const { taskIds, type, required, commited, status, released } = form;
  const earliest = earliestExpected(plan, {
    created: found,
    commited: commited || null,
    released: status === 'released' ? released : null,
  });
  const needed = taskIds.map((id) => neededDay(plan, id, type)).filter((day) => day !== null);
  const due = [...needed, ...(required ? [required] : [])].sort()[0];
  if (earliest === null || due === undefined || due >= earliest) return undefined;
  return t('dialog.shortNotice', { found: format.date(found), earliest: format.date(earliest) });
}
