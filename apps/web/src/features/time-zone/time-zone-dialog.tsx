import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppSelector } from '../../base/hooks';
import { selectMovedZone } from './time-zone-slice';

/** Asks to reload the page in the new time zone. */
export function TimeZoneDialog() {
  const { t } = useTranslation('sync');
  const moved = useAppSelector(selectMovedZone);
  if (!moved) return null;
  return (
    <PlainDialog
      title={t('timeZone.title')}
      maxWidth="xs"
      actions={
        <Button variant="contained" autoFocus onClick={() => window.location.reload()}>
          {t('timeZone.reload')}
        </Button>
      }
    >
      <DialogContentText>{t('timeZone.detail', { from: moved.from, to: moved.to })}</DialogContentText>
    </PlainDialog>
  );
}
