import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ROOM_AT_END } from '../messages/messages-height';
import { PRINTED_WHOLE } from './printed';

interface Props {
  readonly children: ReactNode;
  /** 'fill': exactly the room there is, the page scrolls inside itself (Gantt, tables). 'read': a column that scrolls. */
  readonly layout?: 'fill' | 'flow' | 'read';
}

/** Below its tools there is no room for more than a row of a table: the page scrolls, to a table of some rows. */
const ON_A_TURNED_PHONE = {
  '@media screen and (max-height: 479px)': { overflow: 'auto', '& .grid-frame': { minHeight: 240 } },
};

/** The frame of a page inside the shell. */
export function Page({ children, layout = 'flow' }: Props) {
  return (
    <Box
      sx={{
        // What is for screen readers only scrolls with the page, or the window would be as long as the page and scroll too.
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        flex: '1 1 auto',
        minHeight: 0,
        width: '100%',
        px: { xs: 4, md: 6 },
        py: 4,
        ...(layout === 'fill'
          ? { height: '100%', overflow: 'hidden', ...ON_A_TURNED_PHONE }
          : { overflow: 'auto', ...ROOM_AT_END }),
        ...PRINTED_WHOLE,
        ...(layout === 'read' && { maxWidth: 880, mx: 'auto' }),
      }}
    >
      {children}
    </Box>
  );
}
