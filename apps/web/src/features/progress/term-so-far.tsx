import {
  closeProblems,
  commitmentLevelSoFar,
  openTerm,
  type Plan,
  promisesSoFar,
  termLastDay,
  waitingTerm,
} from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/**
 * The open term, and whether it was opened again, how many of its promises are kept by now, how many causes the close will ask for, and how much of what can be
 * promised is. Its PPC is pending until then.
 */
export function TermSoFar({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('progress');
  const format = useFormat();
  const { number, ...term } = openTerm(plan);
  const [promises, unexplained, { level, beyond }] = useMemo(
    () => [promisesSoFar(plan), closeProblems(plan).missingCauses.length, commitmentLevelSoFar(plan)],
    [plan],
  );
  const { numerator: kept, denominator: count } = promises;
  const parts = [
    t('term', { number, from: format.date(term.startDate), to: format.date(termLastDay(term)) }),
    waitingTerm(plan) && t('reopened'),
    count > 0 ? t('promised', { count, kept }) : t('nothingPromised'),
    unexplained > 0 && t('unexplained', { count: unexplained }),
    level && level.denominator > 0 && t('ready', { count: level.denominator, promised: level.numerator }),
    beyond > 0 && t('beyond', { count: beyond }),
  ];
  return <span role="status">{parts.filter(Boolean).join(' · ')}</span>;
}
