import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** One part of the account. */
export function ProfileCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 6, mb: 4, flexShrink: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
