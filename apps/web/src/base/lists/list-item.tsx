import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A list of them. */
export function List({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0, my: 1, mx: 0 }}>
      {children}
    </Box>
  );
}

interface Props {
  readonly title: string;
  /** Something is wrong with it. */
  readonly isWrong?: boolean;
  /** Beside the title. */
  readonly figures?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One thing of a list, with what is known of it and what can be done with it. */
export function ListItem({ title, isWrong = false, figures, children, actions }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        ...(isWrong && { borderLeft: 3, borderLeftColor: 'error.main', pl: 3 }),
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
          {figures && (
            <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {figures}
            </Typography>
          )}
        </Box>
        {children}
      </Box>
      {actions && <Box sx={{ display: 'flex', gap: 2 }}>{actions}</Box>}
    </Box>
  );
}

/** What there is to know besides. */
export function Detail({
  children,
  isWrong = false,
}: {
  readonly children: ReactNode;
  readonly isWrong?: boolean;
}) {
  return (
    <Typography variant="body2" color={isWrong ? 'error' : 'textSecondary'} sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
