import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectEndsSoon } from './idle-slice';

/** In the last minute before a person who is away is signed off. Any key or touch is the sign of life that closes it, the button too. */
export function ActivityAlert() {
  const { t } = useTranslation('sync');
  if (!useAppSelector(selectEndsSoon)) return null;
  return (
    <Dialog open maxWidth="xs" role="alertdialog" aria-labelledby="activity-title">
      <DialogTitle id="activity-title">{t('activity.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('activity.detail')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus>
          {t('activity.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
