import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { Failure } from '@plomada/contracts';
import type { Plan } from '@plomada/domain';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ChangedSinceProposed } from './changed-since-proposed';
import { CHANGED } from './notifications-slice';
import type { ShownProposal } from './own-unsent';
import { ProposalEffect } from './proposal-effect';
import { outcomeOf } from './proposal-outcome';
import { subjectOf } from './proposal-subject';
import { SubjectName } from './subject-name';
import { useFrozenWhile } from './use-frozen-while';

interface Props {
  readonly plan: Plan;
  readonly proposal: ShownProposal;
  readonly today: string;
  /** It is on its way to be decided: what is said so. */
  readonly underWay: string | null;
  /** Why it could not be decided just now. */
  readonly failure: Failure | undefined;
  /** Before it: the box that ticks it. */
  readonly tick?: ReactNode;
  readonly buttons: (facts: ProposalFacts) => ReactNode;
}

/** What the buttons of a proposal depend on. */
export interface ProposalFacts {
  /** The plan takes it. */
  readonly acceptable: boolean;
  /** It was refused since the same has changed: accepting it now is done knowing that. */
  readonly changed: boolean;
  /** The element that says what they are about. */
  readonly titleId: string;
}

/** One proposal: what is proposed, what it changes, and its buttons. */
export function ProposalCard({ plan, proposal, today, underWay, failure, tick, buttons }: Props) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const textOf = useFailureText();
  const titleId = useId();
  const busy = underWay !== null;
  // Once the plan has it, it would change nothing any more: it is shown as it was when somebody decided.
  const seen = useFrozenWhile(busy, plan);
  const outcome = useMemo(() => outcomeOf(seen, proposal, today), [seen, proposal, today]);
  const { id, action, when, word } = proposal;
  const changed = failure?.code === CHANGED;
  return (
    <Card
      component="li"
      data-proposal={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={busy}
      sx={{ display: 'flex', gap: 2, p: 4, listStyle: 'none', ...(busy && BUSY) }}
    >
      {tick}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, minWidth: 0 }}>
        <Box>
          <Typography id={titleId} component="h4" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {t(`does.${action.type}`)} <SubjectName subject={subjectOf(seen, proposal)} />
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('proposedOn', { date: format.date(when) })}
            {proposal.isUnsent && ` · ${t('waits.device')}`}
          </Typography>
        </Box>
        {word && (
          <Typography sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>
            {t('quoted', { word })}
          </Typography>
        )}
        <ProposalEffect {...{ plan: seen, proposal, outcome, today }} />
        {outcome.kind === 'taken' && <ChangedSinceProposed plan={seen} proposal={proposal} />}
        {failure && (
          <Alert severity={changed ? 'warning' : 'error'} sx={{ py: 0 }}>
            {changed ? t('changed') : textOf(failure)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1, minHeight: 32 }}>
          {busy ? (
            <>
              <CircularProgress size={16} aria-hidden />
              <Typography variant="body2">{underWay}</Typography>
            </>
          ) : (
            buttons({ acceptable: outcome.kind === 'taken', changed, titleId })
          )}
        </Box>
      </Box>
    </Card>
  );
}

const BUSY = { bgcolor: 'background.default' } as const;
