import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../hooks';
import { CloseIcon } from '../icons/icons';
import { codeText } from './code-text';
import { isStaying, type Message, messageClosed } from './messages-slice';

/** What leaves by itself does so later when it offers a way back. */
const READING_MS = 6000;
const DECIDING_MS = 10_000;

interface Props {
  readonly message: Message;
  readonly isNewest: boolean;
}

/** One message. Escape closes the newest, wherever the focus is. */
export function MessageLine({ message, isNewest }: Props) {
  const dispatch = useAppDispatch();
  // Whoever shows a message need not have its texts: it may come from elsewhere than the page that is open.
  const { t, i18n, ready } = useTranslation(['common', 'codes', ...namespacesOf(message)], {
    useSuspense: false,
  });
  if (!ready) return null;
  const { id, severity, key, params, button } = message;
  const close = () => dispatch(messageClosed(id));
  const act = () => {
    if (button) dispatch(button.action);
    close();
  };
  const closeFor = (reason: SnackbarCloseReason) => {
    if (reason === 'timeout' || (reason === 'escapeKeyDown' && isNewest)) close();
  };
  const hideAfter = isStaying(message) ? null : button ? DECIDING_MS : READING_MS;
  return (
    <Snackbar
      open
      autoHideDuration={hideAfter}
      onClose={(_, reason) => closeFor(reason)}
      sx={{ position: 'static', transform: 'none' }}
    >
      <Alert
        severity={severity}
        variant="standard"
        elevation={1}
        onClose={close}
        closeText={t('close')}
        action={
          button && (
            <>
              <Button size="small" onClick={act}>
                {t(button.key)}
              </Button>
              <IconButton
                size="small"
                color="inherit"
                aria-label={t('close')}
                title={t('close')}
                onClick={close}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </>
          )
        }
        sx={{ alignItems: 'center' }}
      >
        {codeText(t, [key, 'codes:UNKNOWN'], params, i18n.language)}
      </Alert>
    </Snackbar>
  );
}

function namespacesOf({ key, button }: Message): readonly string[] {
  return [key, ...(button ? [button.key] : [])].map((full) => full.split(':')[0]!);
}
