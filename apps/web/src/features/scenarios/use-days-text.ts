import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** By how many working days something ends later or sooner than in the live plan, in words. */
export function useDaysText(): (days: number) => string {
  const { t } = useTranslation('scenarios');
  return useCallback(
    (days) => {
      if (days === 0) return t('days.same');
      return t(days > 0 ? 'days.later' : 'days.sooner', { count: Math.abs(days) });
    },
    [t],
  );
}
