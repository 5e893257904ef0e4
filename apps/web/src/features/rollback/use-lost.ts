import type { PlanSnapshot } from '@plomada/contracts';
import { openTerm } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectPlan, selectSeq } from '../../plan/state/plan-selectors';
import { lostBy } from './lost-by';
import type { Lost } from './rollback-state';

/** What going back to a snapshot would cost now, in figures and in words. */
export function useLost(): (snapshot: PlanSnapshot) => Lost & { readonly text: string } {
  const text = useLostText();
  const plan = useAppSelector(selectPlan);
  const seq = useAppSelector(selectSeq);
  return (snapshot) => {
    const lost = lostBy(snapshot, seq, plan ? openTerm(plan).number : 0);
    return { ...lost, text: text(lost) };
  };
}

/** Actions and closed terms in one phrase. */
export function useLostText(): (lost: Lost) => string {
  const { t } = useTranslation('rollback');
  return ({ actions, terms }) => {
    const some = t('actions', { count: actions });
    return terms > 0 ? t('both', { actions: some, terms: t('terms', { count: terms }) }) : some;
  };
}
