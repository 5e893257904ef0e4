import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly file: File;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Shows the picture as it will be seen: in a circle. */
export function UploadDialog({ file, busy, onClose, onConfirm }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="upload-title">
      <DialogTitle id="upload-title">{t('picture.preview')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 3 }}>
        {unreadable ? (
          <p role="alert">{t('picture.notAnImage')}</p>
        ) : (
          <Preview file={file} onError={() => setUnreadable(true)} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="contained" autoFocus disabled={busy || unreadable} onClick={onConfirm}>
          {t(busy ? 'saving' : 'picture.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Preview({ file, onError }: { readonly file: File; readonly onError: () => void }) {
  const { t } = useTranslation('profile');
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An address under which the page can show a file that has not left the machine.
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <Box
      component="img"
      ref={image}
      alt={t('picture.previewOf', { file: file.name })}
      onError={onError}
      sx={{ width: 160, height: 160, borderRadius: '50%', objectFit: 'cover' }}
    />
  );
}
