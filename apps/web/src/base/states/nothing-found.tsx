import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Whether there was something to look through. */
  readonly isSearched?: boolean;
  /** Which search or filter it was. */
  readonly detail?: ReactNode;
}

/** What every list says in which a search or a filter finds nothing, and every one that holds nothing. */
export function NothingFound({ isSearched = true, detail }: Props) {
  const { t } = useTranslation('common');
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Typography sx={{ fontWeight: 600 }}>{t(isSearched ? 'noResults' : 'noData')}</Typography>
      {isSearched && detail && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}
