import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';

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
    <FormDialog
      title={t('picture.preview')}
      submit={t('picture.use')}
      ready={!unreadable}
      busy={busy}
      maxWidth="xs"
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        {unreadable ? (
          <p role="alert">{t('picture.notAnImage')}</p>
        ) : (
          <Preview file={file} onError={() => setUnreadable(true)} />
        )}
      </Box>
    </FormDialog>
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
