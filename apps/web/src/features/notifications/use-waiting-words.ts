import { hundredths } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { ShownProposal } from './own-unsent';
import { actionOf } from './proposal-subject';

/** What is said of a proposal where what it is about is shown: who proposed what, and what it waits for. */
export function useWaitingWords(): (proposal: ShownProposal) => string {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const { percent, date } = useFormat();
  return useCallback(
    (proposal) => {
      const action = actionOf(proposal);
      const waits = t(proposal.isUnsent ? 'waits.device' : 'waits.admin');
      const said = { name: proposal.responsible.name, waits };
      switch (action.type) {
        case 'FINISH_TASK':
          return t('waitingProgress', { ...said, progress: percent(hundredths(action.payload.progress)) });
        case 'NEW_RESTRICTION':
          return t('waitingRestriction', { ...said, detail: action.payload.detail });
        case 'MOVE_TASK':
          return t('waitingMove', said);
        case 'UNBOUND_RESTRICTION': {
          const { released } = action.payload;
          return released
            ? t('waitingReleaseOn', { ...said, date: date(released) })
            : t('waitingRelease', said);
        }
      }
    },
    [t, percent, date],
  );
}
