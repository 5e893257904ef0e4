import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { BellIcon } from '../../base/icons/icons';
import { visuallyHidden } from '../../base/layout/visually-hidden';

/** The sign that something is proposed and waits, with the words that say what. */
export const WaitingBell = ({ words }: { readonly words: string }) => (
  <Tooltip title={words}>
    <Box component="span" sx={{ display: 'inline-flex', ml: 1.5, color: 'accent.text' }}>
      <BellIcon sx={{ fontSize: 16 }} />
      <Box component="span" sx={visuallyHidden}>
        {words}
      </Box>
    </Box>
  </Tooltip>
);
