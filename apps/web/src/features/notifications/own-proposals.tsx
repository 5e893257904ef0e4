import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Proposal } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../base/dialogs/ask-dialog';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { CARDS } from './cards';
import { notificationsActions, selectNotifications, selectWays } from './notifications-slice';
import { ProposalCard } from './proposal-card';

interface Props {
  readonly plan: Plan;
  readonly proposals: readonly Proposal[];
  readonly today: string;
}

/** What somebody has proposed and waits for an administrator; it may be taken back. */
export function OwnProposals({ plan, proposals, today }: Props) {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const { refused } = useAppSelector(selectNotifications);
  const ways = useAppSelector(selectWays);
  const [leaving, setLeaving] = useState<string | null>(null);
  const takeBack = (id: string) => {
    setLeaving(null);
    dispatch(notificationsActions.rejectWanted({ ids: [id], word: '' }));
  };
  if (proposals.length === 0) return <Typography color="text.secondary">{t('own.none')}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={t('own.title')} sx={CARDS}>
        {proposals.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            {...{ plan, proposal, today }}
            underWay={ways.has(proposal.id) ? t('underWay.takingBack') : null}
            failure={refused[proposal.id]}
            buttons={({ titleId }) => <TakeBack titleId={titleId} onClick={() => setLeaving(proposal.id)} />}
          />
        ))}
      </Box>
      {leaving !== null && (
        <AskDialog
          title={t('own.asking')}
          detail={t('own.askingDetail')}
          keep={t('own.keep')}
          go={t('own.takeBack')}
          onKeep={() => setLeaving(null)}
          onGo={() => takeBack(leaving)}
        />
      )}
    </>
  );
}

interface TakeBackProps {
  readonly titleId: string;
  readonly onClick: () => void;
}

function TakeBack({ titleId, onClick }: TakeBackProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  return (
    <Button id={id} size="small" variant="outlined" aria-labelledby={`${id} ${titleId}`} onClick={onClick}>
      {t('own.takeBack')}
    </Button>
  );
}
