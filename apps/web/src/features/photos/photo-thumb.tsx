import ButtonBase from '@mui/material/ButtonBase';
import type { Photo } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { CameraIcon, UploadIcon } from '../../base/icons/icons';
import { usePhotoWords } from './photo-words';
import { usePicture } from './use-picture';

interface Props {
  readonly photo: Photo;
  /** Pixels of each side. */
  readonly side: number;
  readonly isUnsent: boolean;
  readonly onOpen: () => void;
}

/** A photo as a list shows it; pressed, it is shown whole. Without its picture it says what is known of it. */
export function PhotoThumb({ photo, side, isUnsent, onOpen }: Props) {
  const { t } = useTranslation('photos');
  const { url } = usePicture(photo.id, 'small');
  const words = usePhotoWords()(photo);
  return (
    <ButtonBase
      onClick={onOpen}
      title={words}
      aria-label={isUnsent ? t('openUnsent', { words }) : t('open', { words })}
      sx={{
        position: 'relative',
        width: side,
        height: side,
        borderRadius: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        color: 'text.secondary',
      }}
    >
      {url ? (
        <img src={url} alt="" width={side} height={side} style={{ objectFit: 'cover' }} />
      ) : (
        <CameraIcon fontSize="small" />
      )}
      {isUnsent && <UploadIcon fontSize="small" sx={UNSENT} />}
    </ButtonBase>
  );
}

const UNSENT = {
  position: 'absolute',
  insetInlineEnd: 2,
  bottom: 2,
  p: 0.25,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'warning.main',
} as const;
