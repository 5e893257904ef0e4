import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BellIcon } from '../../base/icons/icons';
import { visuallyHidden } from '../../base/layout/visually-hidden';
import type { ShownProposal } from './own-unsent';
import { useTakingBack } from './use-taking-back';

interface Props {
  readonly proposal: ShownProposal;
  /** What waits, and who proposed it. */
  readonly words: string;
  /** The proposed value itself, where it is shown. */
  readonly value?: string;
}

/** The sign that something is proposed and waits, with the words that say what; who proposed it takes it back there. */
export function WaitingBell({ proposal, words, value }: Props) {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const { ask, dialog } = useTakingBack(proposal);
  const sign = (
    <>
      <BellIcon sx={{ fontSize: 16 }} />
      {value !== undefined && (
        <Box component="span" aria-hidden sx={{ ml: 0.5, fontWeight: 500 }}>
          {value}
        </Box>
      )}
    </>
  );
  if (!ask) {
    return (
      <Tooltip title={words}>
        <Box component="span" sx={BELL}>
          {sign}
          <Box component="span" sx={visuallyHidden}>
            {words}
          </Box>
        </Box>
      </Tooltip>
    );
  }
  const label = `${words}. ${t('own.takeBack')}`;
  return (
    // What is done here is not done to the card or the row that it stands on, which is dragged and opened.
    <Box component="span" onClick={halt} onPointerDown={halt} onKeyDown={halt}>
      <Tooltip title={label}>
        <ButtonBase
          aria-label={label}
          tabIndex={-1}
          onClick={ask}
          sx={{ ...BELL, ...TOUCHED, font: 'inherit' }}
        >
          {sign}
        </ButtonBase>
      </Tooltip>
      {dialog}
    </Box>
  );
}

const halt = (event: SyntheticEvent) => event.stopPropagation();

const BELL = { display: 'inline-flex', ml: 1.5, borderRadius: 1, color: 'accent.text' } as const;
/** As large as a finger needs it, without moving what stands around it. */
const TOUCHED = {
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, my: '-14px' },
} as const;
