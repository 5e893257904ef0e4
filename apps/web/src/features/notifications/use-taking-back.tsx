import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { selectActor } from '../../plan/state/plan-selectors';
import type { ShownProposal } from './own-unsent';
import { actionOf } from './proposal-subject';

interface TakingBack {
  /** Asks whether it is to be taken back; null for what this person cannot take back: what others made, or somebody is deciding on. */
  readonly ask: (() => void) | null;
  /** The question. */
  readonly dialog: ReactNode;
}

/** Lets people take back what they proposed themselves and nobody has decided on, once they say so. */
export function useTakingBack(proposal: ShownProposal): TakingBack {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const dispatch = useAppDispatch();
  const actor = useAppSelector(selectActor);
  const [asking, setAsking] = useState(false);
  const { id, when, word, subject, responsible, status } = proposal;
  if (responsible.userId !== actor?.userId || status !== 'pending') return { ask: null, dialog: null };
  const takeBack = () => {
    setAsking(false);
    const made = { id, when, word, action: actionOf(proposal), about: subject?.name ?? '' };
    dispatch(planActions.takeProposalBack(made));
  };
  return {
    ask: () => setAsking(true),
    dialog: asking && (
      <AskDialog
        title={t('own.asking')}
        detail={t('own.askingDetail')}
        keep={t('own.keep')}
        go={t('own.takeBack')}
        onKeep={() => setAsking(false)}
        onGo={takeBack}
      />
    ),
  };
}
