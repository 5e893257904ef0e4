import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppSelector } from '../../base/hooks';
import { selectEndsSoon } from './idle-slice';

/** In the last minute before a person who is away is signed off. Any key or touch is the sign of life that closes it, the button too. */
export function ActivityAlert() {
  const { t } = useTranslation('sync');
  if (!useAppSelector(selectEndsSoon)) return null;
  return (
    <PlainDialog
      title={t('activity.title')}
      maxWidth="xs"
      role="alertdialog"
      actions={
        <Button variant="contained" autoFocus>
          {t('activity.stay')}
        </Button>
      }
    >
      <DialogContentText>{t('activity.detail')}</DialogContentText>
    </PlainDialog>
  );
}
