import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Photo } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { PhotoThumb } from './photo-thumb';
import { PhotoViewer } from './photo-viewer';
import { selectUnsentPhotos } from './photos-slice';

interface Props {
  readonly label: string;
  /** The newest first. */
  readonly photos: readonly Photo[];
  /** Pixels of each side. */
  readonly side: number;
  /** So many are shown; the others behind a button that says how many they are. */
  readonly most: number;
}

/** The photos of a task in a row; one that is pressed is shown whole, with the way to the others. */
export function PhotoStrip({ label, photos, side, most }: Props) {
  const { t } = useTranslation('photos');
  const unsent = useAppSelector(selectUnsentPhotos);
  const [shown, setShown] = useState<string | null>(null);
  if (photos.length === 0) return null;
  const more = photos.length - most;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      {photos.slice(0, most).map((photo) => (
        <PhotoThumb
          key={photo.id}
          photo={photo}
          side={side}
          isUnsent={unsent.some(({ id }) => id === photo.id)}
          onOpen={() => setShown(photo.id)}
        />
      ))}
      {more > 0 && (
        <Button
          color="inherit"
          aria-label={t('more', { count: more })}
          onClick={() => setShown(photos[most]!.id)}
          sx={{ minWidth: side, height: side }}
        >
          +{more}
        </Button>
      )}
      {shown !== null && (
        <PhotoViewer photos={photos} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </Box>
  );
}
