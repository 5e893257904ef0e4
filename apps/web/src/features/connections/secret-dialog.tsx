import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows what is told once, to be copied. It stays until its button is pressed: a click beside it would lose the secret. */
export function SecretDialog({ title, detail, label, secret, onClose }: Props) {
  const { t } = useTranslation('connections');
  const [note, setNote] = useState<'copied' | 'notCopied' | null>(null);
  const copy = () =>
    // Some browsers, and pages without TLS, have no clipboard: a click marks all of it.
    Promise.resolve(navigator.clipboard?.writeText(secret) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setNote('copied'),
      () => setNote('notCopied'),
    );
  return (
    <PlainDialog
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('secret.done')}</Button>
          <Button variant="contained" autoFocus onClick={() => void copy()}>
            {t('secret.copy')}
          </Button>
        </>
      }
    >
      <Stack spacing={4} sx={{ pt: 1 }}>
        <Typography>{detail}</Typography>
        <Box
          role="textbox"
          aria-readonly="true"
          aria-label={label}
          tabIndex={0}
          sx={{
            p: 3,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'monospace',
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-wrap',
            userSelect: 'all',
          }}
        >
          {secret}
        </Box>
        <Typography role="status" sx={{ minHeight: 24 }}>
          {note && t(`secret.${note}`)}
        </Typography>
      </Stack>
    </PlainDialog>
  );
}
