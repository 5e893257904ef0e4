import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
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
    <PlainDialog
      title={t('stopped.title')}
      role="alertdialog"
      actions={
        <>
          <Button onClick={() => dispatch(planActions.resume('aside'))}>{t('stopped.aside')}</Button>
          <Button variant="contained" autoFocus onClick={() => dispatch(planActions.resume('again'))}>
            {t('stopped.again')}
          </Button>
        </>
      }
    >
      <DialogContentText>{t('stopped.detail', { count })}</DialogContentText>
      <DialogContentText sx={{ mt: 2, color: 'text.primary' }}>{textOf(pending)}</DialogContentText>
      <DialogContentText variant="body2">{reasonOf(failure)}</DialogContentText>
    </PlainDialog>
  );
}
