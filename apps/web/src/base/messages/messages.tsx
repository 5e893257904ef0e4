import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../hooks';
import { shownParams } from './shown-params';
import { type Message, messageClosed, selectFirstMessage } from './messages-slice';

/** Errors and warnings stay until they are closed; the rest leaves by itself, later when it offers a way back. */
const READING_MS = 6000;
const DECIDING_MS = 10_000;
const STAYING: readonly string[] = ['error', 'warning'];

export function Messages() {
  const dispatch = useAppDispatch();
  const message = useAppSelector(selectFirstMessage);
  // Whoever shows a message need not have its texts: it may come from elsewhere than the page that is open.
  const namespaces = ['common', 'codes', ...(message ? namespacesOf(message) : [])];
  const { t, i18n, ready } = useTranslation(namespaces, { useSuspense: false });
  if (!message || !ready) return null;
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

function namespacesOf({ key, button }: Message): readonly string[] {
  return [key, ...(button ? [button.key] : [])].map((full) => full.split(':')[0]!);
}
