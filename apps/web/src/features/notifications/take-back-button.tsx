import Button, { type ButtonProps } from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { selectActor } from '../../plan/state/plan-selectors';
import type { ShownProposal } from './own-unsent';
import { actionOf } from './proposal-subject';

interface Props {
  readonly proposal: ShownProposal;
  /** The element that says what is taken back. */
  readonly titleId: string;
  readonly sx?: ButtonProps['sx'];
}

/** Takes a proposal back that this person made and nobody has decided on, once they say so; nothing of anybody else's. */
export function TakeBackButton({ proposal, titleId, sx }: Props) {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const dispatch = useAppDispatch();
  const actor = useAppSelector(selectActor);
  const [asking, setAsking] = useState(false);
  const ownId = useId();
  const { id, when, word, subject, responsible, status } = proposal;
  if (responsible.userId !== actor?.userId || status !== 'pending') return null;
  const takeBack = () => {
    setAsking(false);
    const made = { id, when, word, action: actionOf(proposal), about: subject?.name ?? '' };
    dispatch(planActions.takeProposalBack(made));
  };
  return (
    <>
      <Button
        id={ownId}
        size="small"
        variant="outlined"
        aria-labelledby={`${ownId} ${titleId}`}
        onClick={() => setAsking(true)}
        sx={{ flexShrink: 0, ...sx }}
      >
        {t('own.takeBack')}
      </Button>
      {asking && (
        <AskDialog
          title={t('own.asking')}
          detail={t('own.askingDetail')}
          keep={t('own.keep')}
          go={t('own.takeBack')}
          onKeep={() => setAsking(false)}
          onGo={takeBack}
        />
      )}
    </>
  );
}
