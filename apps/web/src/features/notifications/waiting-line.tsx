import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BellIcon } from '../../base/icons/icons';
import type { ShownProposal } from './own-unsent';
import { TakeBackButton } from './take-back-button';
import { useWaitingWords } from './use-waiting-words';

interface Props {
  readonly proposal: ShownProposal;
  /** Of the button that takes it back. */
  readonly button?: ButtonProps['sx'];
}

/** Says that something is proposed and waits; who proposed it takes it back there. */
export function WaitingLine({ proposal, button }: Props) {
  const wordsOf = useWaitingWords();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <BellIcon sx={{ flexShrink: 0, fontSize: 16, color: 'accent.text' }} />
      <Typography
        id={id}
        variant="body2"
        color="textSecondary"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {wordsOf(proposal)}
      </Typography>
      <TakeBackButton proposal={proposal} titleId={id} sx={button} />
    </Box>
  );
}
