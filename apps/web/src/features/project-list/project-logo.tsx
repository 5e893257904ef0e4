import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BuildingIcon } from '../../base/icons/icons';

interface Props {
  readonly url: string | null;
  /** Below its container. */
  readonly inside: boolean;
  readonly children: ReactNode;
}

/** A name with the logo before it. */
export function ProjectLogo({ url, inside, children }: Props) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, height: '100%', pl: inside ? 5 : 0 }}
    >
      <Avatar
        variant="rounded"
        aria-hidden
        {...(url && { src: url, alt: '' })}
        sx={{
          width: 24,
          height: 24,
          bgcolor: 'background.default',
          color: 'text.secondary',
          '& img': { objectFit: 'contain' },
          '& svg': { fontSize: 16 },
        }}
      >
        <BuildingIcon />
      </Avatar>
      {children}
    </Box>
  );
}
