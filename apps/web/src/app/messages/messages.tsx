import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../hooks';
import { shownParams } from './shown-params';
import { messageClosed, selectFirstMessage } from './messages-slice';

/** Errors and warnings stay until they are closed; the rest leaves by itself, later when it offers a way back. */
const READING_MS = 6000;
const DECIDING_MS = 10_000;
const STAYING: readonly string[] = ['error', 'warning'];

export function Messages() {
  const { t, i18n } = useTranslation(['common', 'codes']);
  const dispatch = useAppDispatch();
  const message = useAppSelector(selectFirstMessage);
  if (!message) return null;
  const { id, severity, key, params, button } = message;
  const close = () => dispatch(messageClosed(id));
  const act = () => {
    if (button) dispatch(button.action);
    close();
  };
  const hideAfter = STAYING.includes(severity) ? null : button ? DECIDING_MS : READING_MS;
  return (
    <Snackbar
      key={id}
      open
      autoHideDuration={hideAfter}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        severity={severity}
        variant="standard"
        elevation={1}
        onClose={close}
        closeText={t('close')}
        action={
          button && (
            <Button size="small" onClick={act}>
              {t(button.key)}
            </Button>
          )
        }
        sx={{ maxWidth: 560, alignItems: 'center' }}
      >
        {t([key, 'codes:UNKNOWN'], shownParams(params, i18n.language))}
      </Alert>
    </Snackbar>
  );
}
