import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MAX_IMAGE_BYTES, type Pictured } from '@plomada/contracts';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFilePicker } from '../../base/fields/use-file-picker';
import { FocusableButton } from '../../base/focus/focusable-button';
import { BuildingIcon } from '../../base/icons/icons';
import { useSetPicture } from './use-set-picture';

interface Props {
  readonly ownerId: string;
  readonly of: Pictured;
  readonly name: string;
  readonly url: string | null;
}

const MEGABYTES = MAX_IMAGE_BYTES / 1024 / 1024;
const IMAGES = 'image/jpeg,image/png,image/webp,image/gif';

/** The logo or photo: shown, chosen, dropped upon, taken away. */
export function PictureField({ ownerId, of, name, url }: Props) {
  const { t } = useTranslation('settings');
  const [over, setOver] = useState(false);
  const { busy, set, remove } = useSetPicture(ownerId, of);
  const take = (file: File | undefined) => {
    if (file && !busy) void set(file);
  };
  const picker = useFilePicker({ accept: IMAGES, label: t('picture.label'), onFile: take });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      role="group"
      aria-label={t('picture.label')}
      onDrop={drop}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      sx={{ display: 'flex', gap: 5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Avatar
        variant="rounded"
        {...(url !== null && { src: url, alt: t('picture.of', { name }) })}
        sx={{
          width: 96,
          height: 96,
          bgcolor: over ? 'accent.tint' : 'background.default',
          color: 'text.secondary',
          border: 1,
          borderColor: over ? 'primary.main' : 'divider',
          '& img': { objectFit: 'contain' },
        }}
      >
        <BuildingIcon fontSize="large" />
      </Avatar>
      <Box>
        <Box sx={{ display: 'flex', gap: 2, mb: 1 }}>
          <FocusableButton variant="outlined" disabled={busy} onClick={picker.open}>
            {t(url === null ? 'picture.choose' : 'picture.change')}
          </FocusableButton>
          {url !== null && (
            <FocusableButton disabled={busy} onClick={() => void remove()}>
              {t('picture.remove')}
            </FocusableButton>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-live="polite">
          {busy ? t('picture.busy') : t('picture.hint', { megabytes: MEGABYTES })}
        </Typography>
      </Box>
      {picker.input}
    </Box>
  );
}
