import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OfflineIcon } from '../../base/icons/icons';
import { useAppSelector } from '../../base/hooks';
import { useOnline } from '../../base/states/use-online';
import { selectMissing } from '../../plan/socket/socket-slice';

/** Says above every page that there is no network, or that only the product does not answer; actions wait and are sent on return. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  const missing = useAppSelector(selectMissing);
  if (isOnline && missing === null) return null;
  return (
    <Box
      // What is missing the status in the top bar says aloud: once is enough.
      role={missing === null ? 'status' : undefined}
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
      {t(missing === 'product' ? 'productMissing' : 'offline')}
    </Box>
  );
}
