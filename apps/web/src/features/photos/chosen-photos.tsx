import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { CameraIcon, CloseIcon } from '../../base/icons/icons';
import { isReadable } from './shrink-photo';
import { useObjectUrl } from './use-picture';

interface Props extends Pick<ButtonProps, 'sx'> {
  readonly label: string;
  readonly files: readonly File[];
  readonly onAdd: (file: File) => void;
  readonly onRemove: (file: File) => void;
}

/** Pixels of each side: as large as a thumb needs it. */
const SIDE = 64;

/** Photos for something that is not said yet: taken or chosen, seen small, and left out again by a tap. */
export function ChosenPhotos({ label, files, onAdd, onRemove, sx }: Props) {
  const { t } = useTranslation('photos');
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  // What could not be sent is said now, while another one can be taken.
  const take = async (file: File) => {
    if (await isReadable(file)) onAdd(file);
    else setUnreadable((names) => [...names, file.name]);
  };
  const picker = useFilePicker({
    accept: 'image/*',
    label,
    onFiles: (picked) => picked.forEach((file) => void take(file)),
  });
  const choose = () => {
    setUnreadable([]);
    picker.open();
  };
  const shown = useRef<HTMLElement>(null);
  // They may come to stand below what the screen has room for.
  useEffect(() => {
    if (files.length > 0) shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [files.length]);
  return (
    <Box
      ref={shown}
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Button variant="outlined" color="inherit" startIcon={<CameraIcon />} onClick={choose} sx={sx}>
        {t('add')}
      </Button>
      {picker.input}
      {files.map((file, place) => (
        <Chosen
          key={place}
          file={file}
          label={t('leaveOut', { number: place + 1 })}
          onRemove={() => onRemove(file)}
        />
      ))}
      {unreadable.length > 0 && (
        <Alert severity="error" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          {t('unreadable', { count: unreadable.length, names: unreadable.join(', ') })}
        </Alert>
      )}
    </Box>
  );
}

interface ChosenProps {
  readonly file: File;
  readonly label: string;
  readonly onRemove: () => void;
}

function Chosen({ file, label, onRemove }: ChosenProps) {
  const url = useObjectUrl(file);
  return (
    <ButtonBase
      aria-label={label}
      title={label}
      onClick={onRemove}
      sx={{
        position: 'relative',
        width: SIDE,
        height: SIDE,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {url && (
        <Box component="img" src={url} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      )}
      <Box
        sx={{
          position: 'absolute',
          top: 2,
          right: 2,
          display: 'flex',
          borderRadius: '50%',
          bgcolor: 'background.paper',
        }}
      >
        <CloseIcon fontSize="small" />
      </Box>
    </ButtonBase>
  );
}
