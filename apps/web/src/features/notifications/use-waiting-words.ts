import { hundredths } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectActor } from '../../plan/state/plan-selectors';
import type { ShownProposal } from './own-unsent';
import { actionOf } from './proposal-subject';

/** What is said of a proposal where what it is about is shown: who proposed what, to themselves otherwise, and what it waits for. */
export function useWaitingWords(): (proposal: ShownProposal) => string {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const { percent, date } = useFormat();
  const own = useAppSelector((state) => selectActor(state)?.userId);
  return useCallback(
    (proposal) => {
      const action = actionOf(proposal);
      const waits = t(proposal.isUnsent ? 'waits.device' : 'waits.admin');
      const { userId, name } = proposal.responsible;
      const said = { name, waits, ...(userId === own && { context: 'own' }) };
      switch (action.type) {
        case 'FINISH_TASK': {
          const { progress, cause } = action.payload;
          const share = percent(hundredths(progress));
          return t('waitingProgress', { ...said, progress: cause ? `${share} (${cause.cncType})` : share });
        }
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
    [t, percent, date, own],
  );
}
