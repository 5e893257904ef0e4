import { type Plan, releaseOn } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useToday } from '../../plan/rows/use-today';

/**
 * What comes of a release on a day, in words: the state, and the day that is written down where it is another one; or that the day is
 * still to come.
 */
export function useReleaseOutcomeText(
  plan: Plan,
  { required, commited }: { readonly required: string; readonly commited: string | null },
  day: string,
): string {
  const { t } = useTranslation(['restrictions', 'columns', 'codes']);
  const format = useFormat();
  const today = useToday();
  if (day === '' || required === '') return '';
  if (day > today) return t('codes:RELEASE_AFTER_TODAY', { today: format.date(today) });
  const outcome = releaseOn(plan, { required, commited: commited || null }, day);
  const state = t(`columns:restrictionState.${outcome.state}`);
  return outcome.day === day
    ? t('release.as', { state })
    : t('release.within', { state, date: format.date(outcome.day) });
}
