import { earliestExpected, firstNeededDay, type Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { RestrictionForm } from './restriction-form';

/**
 * Says of a restriction that was, or is, found on a day that it can hardly be released when it is required, or when the first of its
 * tasks needs it; undefined where it can, and while no day is named.
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
  const needed = firstNeededDay(plan, taskIds, type);
  const due = needed !== null && needed < required ? needed : required;
  if (required === '' || earliest === null || due >= earliest) return undefined;
  return t('dialog.shortNotice', { found: format.date(found), earliest: format.date(earliest) });
}
