import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectAskedSignOff, signOffActions } from './sign-off-slice';

/** Asks before a sign-off throws unsent work away. */
export function SignOffDialog() {
  const { t } = useTranslation('sync');
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectAskedSignOff);
  const stay = () => dispatch(signOffActions.cancelled());
  if (count === null) return null;
  return (
    <Dialog open onClose={stay} maxWidth="xs" aria-labelledby="sign-off-title">
      <DialogTitle id="sign-off-title">{t('signOff.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('signOff.detail', { count })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => dispatch(signOffActions.confirmed())}>
          {t('signOff.discard')}
        </Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {t('common:cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
