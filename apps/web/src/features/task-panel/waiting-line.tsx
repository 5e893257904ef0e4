import Box from '@mui/material/Box';
import { BellIcon } from '../../base/icons/icons';
import { Quiet } from './parts';

/** Says that something of the task is proposed and waits. */
export function WaitingLine({ words }: { readonly words: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mb: 3 }}>
      <BellIcon sx={{ fontSize: 16, color: 'accent.text' }} />
      <Quiet>{words}</Quiet>
    </Box>
  );
}
