import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadIcon } from '../../app/icons/icons';

interface Props {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses a spreadsheet from the machine. */
export function FilePick({ busy, onFile }: Props) {
  const { t } = useTranslation('sheetImport');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        loading={busy}
        loadingPosition="start"
        startIcon={<UploadIcon />}
        onClick={() => picker.current?.click()}
      >
        {t('choose')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={t('file')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after it was mended.
          target.value = '';
        }}
      />
    </>
  );
}
