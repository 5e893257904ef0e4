import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Skeleton of a table: as many rows as would be seen. */
export function LoadingRows({ rows = 8 }: { readonly rows?: number }) {
  const { t } = useTranslation('common');
  return (
    <Card role="status" aria-label={t('loading')}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Box
          key={row}
          sx={{ display: 'flex', alignItems: 'center', gap: 6, height: 36, px: 3, ...(row > 0 && LINE) }}
        >
          {CELLS.map((share, cell) => (
            <Skeleton
              key={cell}
              variant="text"
              sx={{ flex: share, maxWidth: `${60 + ((row * 7 + cell * 13) % 40)}%` }}
            />
          ))}
        </Box>
      ))}
    </Card>
  );
}

const CELLS = [1, 3, 1, 2, 1, 1];
const LINE = { borderTop: 1, borderColor: 'divider' };

/** Skeleton of a page whose layout is not known yet: header and a body. */
export function LoadingPage() {
  return (
    <Box sx={{ px: { xs: 4, md: 6 }, py: 4, width: '100%' }}>
      <Skeleton variant="rounded" height={28} width={220} sx={{ mb: 6 }} />
      <LoadingRows />
    </Box>
  );
}
