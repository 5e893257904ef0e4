import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { UploadIcon } from '../icons/icons';
import { useUnsynced } from './use-unsynced';

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
      label={t('unsent', { count })}
    />
  );
}
