import type { PendingAction } from '@plomada/sync';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { shownParams } from '../../base/messages/shown-params';
import { actionWords } from '../../plan/messages/action-words';

/** What an own action was, in a few words of the language that is shown. */
export function useActionText(): (made: Pick<PendingAction, 'action' | 'about'>) => string {
  const { t, i18n } = useTranslation('actions');
  return useCallback(
    ({ action, about }) => {
      const { words, params } = actionWords(action, about ?? t('gone'));
      return t(`type.${words}`, shownParams(params, i18n.language));
    },
    [t, i18n.language],
  );
}
