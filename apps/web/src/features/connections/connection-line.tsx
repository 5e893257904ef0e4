import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What there is to know of it, a line each. */
  readonly children: ReactNode;
  readonly action: string;
  /** The action with the name of what it is about, for who does not see the line. */
  readonly actionNamed: string;
  readonly busy: boolean;
  readonly onAction: () => void;
}

/** One of the own connections in its list, with what ends it. */
export function ConnectionLine({ title, children, action, actionNamed, busy, onAction }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {children}
      </Box>
      <Button color="error" disabled={busy} onClick={onAction} aria-label={actionNamed}>
        {action}
      </Button>
    </Box>
  );
}
