import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { UploadIcon } from '../../base/icons/icons';
import { ACCEPTED_FILES } from './file-check';

interface Props {
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** A place to drop one file; a press or the keyboard opens the file picker. */
export function DropZone({ disabled, onFile }: Props) {
  const { t } = useTranslation('import');
  const picker = useFilePicker({ accept: ACCEPTED_FILES, label: t('file'), onFile });
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <>
      <ButtonBase
        disabled={disabled}
        onClick={picker.open}
        onDrop={drop}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        sx={{
          width: '100%',
          minHeight: 168,
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'line.strong',
          bgcolor: over ? 'accent.tint' : 'background.default',
          borderRadius: 1,
          flexDirection: 'column',
          gap: 2,
          p: 6,
          opacity: disabled ? 0.6 : 1,
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <Box sx={{ color: 'accent.text', '& svg': { fontSize: 32, display: 'block' } }}>
          <UploadIcon />
        </Box>
        <Typography sx={{ fontWeight: 600 }}>{t('drop')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('orChoose')}
        </Typography>
      </ButtonBase>
      {picker.input}
    </>
  );
}
