import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { planActions } from '../../plan/state/plan-actions';
import { selectStopped, selectUnsynced } from '../../plan/state/plan-selectors';
import { useActionText } from './use-action-text';

/** Sending stopped at an action that the server cannot take: nothing goes on before the person decides about it. */
export function SyncStopped() {
  const { t } = useTranslation(['sync', 'actions']);
  const dispatch = useAppDispatch();
  const textOf = useActionText();
  const reasonOf = useFailureText();
  const stopped = useAppSelector(selectStopped);
  const count = useAppSelector(selectUnsynced);
  if (!stopped) return null;
  const { pending, failure } = stopped;
  return (
    <Dialog open fullWidth maxWidth="sm" role="alertdialog" aria-labelledby="stopped-title">
      <DialogTitle id="stopped-title">{t('stopped.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('stopped.detail', { count })}</DialogContentText>
        <DialogContentText sx={{ mt: 2, color: 'text.primary' }}>{textOf(pending)}</DialogContentText>
        <DialogContentText variant="body2">{reasonOf(failure)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch(planActions.goOn('aside'))}>{t('stopped.aside')}</Button>
        <Button variant="contained" autoFocus onClick={() => dispatch(planActions.goOn('again'))}>
          {t('stopped.again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
