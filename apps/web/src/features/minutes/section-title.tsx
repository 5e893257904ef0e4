import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** What heads a part of the protocol. */
export const SectionTitle = ({ id, children }: Props) => (
  <Typography id={id} component="h2" sx={{ fontSize: '1em', fontWeight: 700, mb: 2 }}>
    {children}
  </Typography>
);
