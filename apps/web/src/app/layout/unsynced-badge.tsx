import Chip from '@mui/material/Chip';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUnsynced } from '../../features/plan/plan-selectors';
import { useAppSelector } from '../hooks';
import { UploadIcon } from '../icons/icons';

/** An edit usually is on the server before anybody could read the badge. */
const PATIENCE_MS = 1500;

/** How many own changes have not reached the server, when that takes longer than usual. */
export function UnsyncedBadge() {
  const count = useAppSelector(selectUnsynced);
  return count === 0 ? null : <Waiting count={count} />;
}

function Waiting({ count }: { readonly count: number }) {
  const { t } = useTranslation('sync');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
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
