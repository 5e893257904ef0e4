import type { PendingAction } from '@plomada/sync';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { shownParams } from '../../base/messages/shown-params';
import { useAppSelector } from '../../base/hooks';
import { actionWords, nameOfOneRow } from '../../plan/messages/action-words';
import { selectPlan } from '../../plan/state/plan-selectors';

/** What an own action was, in a few words of the language that is shown. */
export function useActionText(): (made: Pick<PendingAction, 'action' | 'about'>) => string {
  const { t, i18n } = useTranslation('actions');
  const plan = useAppSelector(selectPlan);
  return useCallback(
    ({ action, about }) => {
      if (action.type === 'BATCH_UPDATE' && about === undefined) {
        const name = plan && nameOfOneRow(plan, action.payload);
        if (name) return t('type.BATCH_UPDATE_of', shownParams({ about: name }, i18n.language));
      }
      const nameless = action.type === 'BATCH_UPDATE' ? '' : t('gone');
      const { words, params } = actionWords(action, about ?? nameless);
      return t(`type.${words}`, shownParams(params, i18n.language));
    },
    [t, i18n.language, plan],
  );
}
