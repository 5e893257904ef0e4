import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { UploadIcon } from '../../base/icons/icons';
import { ONLY_HEARD_ON_PHONES } from '../../base/layout/visually-hidden';
import { useUnsynced } from '../../plan/sending/use-unsynced';

/** How many own changes have not reached the server, when that takes longer than usual. */
export function UnsyncedBadge() {
  const { t } = useTranslation('sync');
  const count = useUnsynced();
  if (count === 0) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      role="status"
      icon={<UploadIcon fontSize="small" />}
      label={
        <>
          <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
            {count}
          </Box>
          <Box component="span" sx={ONLY_HEARD_ON_PHONES}>
            {t('unsent', { count })}
          </Box>
        </>
      }
    />
  );
}
