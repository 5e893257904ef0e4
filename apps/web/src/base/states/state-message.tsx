import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly detail?: string;
  /** Below the detail: whom to ask, say. */
  readonly more?: ReactNode;
  readonly action?: ReactNode;
  /** 'alert' reads it out at once (errors), 'status' when there is a pause. */
  readonly role?: 'alert' | 'status';
  /** 'h1' where it is the whole page. */
  readonly heading?: 'h1' | 'p';
}

/** One sentence in the middle of the room that the content would take. */
export function StateMessage({ icon, title, detail, more, action, role = 'status', heading = 'p' }: Props) {
  return (
    <Box
      role={role}
      sx={{
        flex: '1 1 auto',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 2,
        px: 4,
        py: 12,
      }}
    >
      {icon && <Box sx={{ color: 'text.secondary', '& svg': { fontSize: 40 } }}>{icon}</Box>}
      <Typography variant="h2" component={heading} sx={{ maxWidth: 480 }}>
        {title}
      </Typography>
      {detail && <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{detail}</Typography>}
      {more}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
