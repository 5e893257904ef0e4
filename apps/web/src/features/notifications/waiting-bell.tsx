import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { BellIcon } from '../../base/icons/icons';
import { visuallyHidden } from '../../base/layout/visually-hidden';

interface Props {
  /** What waits, and who proposed it. */
  readonly words: string;
  /** The proposed value itself, where it is shown. */
  readonly value?: string;
}

/** The sign that something is proposed and waits, with the words that say what. */
export const WaitingBell = ({ words, value }: Props) => (
  <Tooltip title={words}>
    <Box component="span" sx={{ display: 'inline-flex', ml: 1.5, color: 'accent.text' }}>
      <BellIcon sx={{ fontSize: 16 }} />
      {value !== undefined && (
        <Box component="span" aria-hidden sx={{ ml: 0.5, fontWeight: 500 }}>
          {value}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        {words}
      </Box>
    </Box>
  </Tooltip>
);
