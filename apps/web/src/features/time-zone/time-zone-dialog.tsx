import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectMovedZone } from './time-zone-slice';

/** Asks to load the page anew in the new time zone. */
export function TimeZoneDialog() {
  const { t } = useTranslation('sync');
  const moved = useAppSelector(selectMovedZone);
  if (!moved) return null;
  return (
    <Dialog open maxWidth="xs" aria-labelledby="time-zone-title">
      <DialogTitle id="time-zone-title">{t('timeZone.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('timeZone.detail', { from: moved.from, to: moved.to })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => window.location.reload()}>
          {t('timeZone.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
