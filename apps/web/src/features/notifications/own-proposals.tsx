import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { CARDS } from './cards';
import type { ShownProposal } from './own-unsent';
import { ProposalCard } from './proposal-card';
import { TakeBackButton } from './take-back-button';

interface Props {
  readonly plan: Plan;
  readonly proposals: readonly ShownProposal[];
  readonly today: string;
}

/** What somebody has proposed and waits for an administrator; it may be taken back. */
export function OwnProposals({ plan, proposals, today }: Props) {
  const { t } = useTranslation('notifications');
  if (proposals.length === 0) return <Typography color="text.secondary">{t('own.none')}</Typography>;
  return (
    <Box component="ul" aria-label={t('own.title')} sx={CARDS}>
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          {...{ plan, proposal, today }}
          underWay={null}
          failure={undefined}
          buttons={({ titleId }) => <TakeBackButton proposal={proposal} titleId={titleId} />}
        />
      ))}
    </Box>
  );
}
