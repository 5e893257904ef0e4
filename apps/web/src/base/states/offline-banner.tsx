import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../icons/icons';
import { useOnline } from './use-online';

/** Says that there is no network, above every page; actions wait and are sent on return. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  if (useOnline()) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 4, md: 6 },
        py: 1.5,
        bgcolor: 'accent.tint',
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <OfflineIcon fontSize="small" />
      {t('offline')}
    </Box>
  );
}
