import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { Photo } from '@plomada/domain';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog, SMALL_SCREEN } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { ChevronLeftIcon, ChevronRightIcon, DeleteIcon } from '../../base/icons/icons';
import { FailureAlert } from '../../base/messages/failure-alert';
import { useRefusalHere } from '../../plan/proposing/use-refusal-here';
import { planActions } from '../../plan/state/plan-actions';
import { usePhotoWords } from './photo-words';
import { selectUnsentPhotos } from './photos-slice';
import { usePicture } from './use-picture';

/** What the words and the buttons leave of a small screen. */
const LEFT_OVER = 'calc(100dvh - 212px)';

interface Props {
  readonly photos: readonly Photo[];
  /** The id of the one that is shown. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** A photo whole, with who took it and when, those before and after it, and the way to take it off its task. */
export function PhotoViewer({ photos, shown, onShow, onClose }: Props) {
  const { t } = useTranslation('photos');
  const wordsOf = usePhotoWords();
  const at = photos.findIndex(({ id }) => id === shown);
  const photo = photos[at];
  // Somebody else may take it away meanwhile.
  useEffect(() => {
    if (!photo) onClose();
  }, [photo, onClose]);
  if (!photo) return null;
  const step = (by: number) => {
    const other = photos[at + by];
    return other && (() => onShow(other.id));
  };
  return (
    <PlainDialog
      maxWidth="lg"
      isLarge
      title={wordsOf(photo)}
      onClose={onClose}
      actions={
        <>
          <RemoveButton photo={photo} />
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      <Whole key={photo.id} photo={photo} />
      {photos.length > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 2, mt: 2 }}>
          <Step label={t('previous')} icon={<ChevronLeftIcon />} onStep={step(-1)} />
          <Typography variant="body2">{t('shown', { number: at + 1, count: photos.length })}</Typography>
          <Step label={t('next')} icon={<ChevronRightIcon />} onStep={step(1)} />
        </Box>
      )}
    </PlainDialog>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly onStep: (() => void) | undefined;
}

const Step = ({ label, icon, onStep }: StepProps) => (
  <Button
    color="inherit"
    aria-label={label}
    disabled={!onStep}
    onClick={onStep}
    sx={{ minWidth: 48, minHeight: 44 }}
  >
    {icon}
  </Button>
);

function Whole({ photo }: { readonly photo: Photo }) {
  const { t } = useTranslation(['photos', 'common']);
  const { url, failure } = usePicture(photo.id, 'whole');
  const isUnsent = useAppSelector(selectUnsentPhotos).some(({ id }) => id === photo.id);
  const words = usePhotoWords()(photo);
  return (
    <Box sx={WHOLE}>
      {url && <Box component="img" src={url} alt={t('open', { words })} sx={PICTURE} />}
      {!url && !failure && <CircularProgress aria-label={t('common:loading')} />}
      {/* The plan knows of it before the picture has come: it is on the device of whoever took it. */}
      {failure?.kind === 'notFound' && <Typography>{t('elsewhere', { name: photo.name })}</Typography>}
      {failure && failure.kind !== 'notFound' && <FailureAlert failure={failure} />}
      {isUnsent && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('unsent')}
        </Typography>
      )}
    </Box>
  );
}

/** On a small screen the picture reaches from edge to edge, between the words above and the buttons below. */
const WHOLE = {
  minWidth: { sm: 320 },
  minHeight: 200,
  display: 'grid',
  placeItems: 'center',
  gap: 2,
  [`@media ${SMALL_SCREEN}`]: { mx: -6, minHeight: LEFT_OVER },
} as const;

const PICTURE = {
  display: 'block',
  maxWidth: '100%',
  maxHeight: '68dvh',
  objectFit: 'contain',
  [`@media ${SMALL_SCREEN}`]: { width: '100%', maxHeight: LEFT_OVER },
} as const;

/** Only where it may be: not as a dead button for everybody else. */
function RemoveButton({ photo }: { readonly photo: Photo }) {
  const { t } = useTranslation('photos');
  const dispatch = useAppDispatch();
  const action = { type: 'REMOVE_PHOTO', payload: { photoId: photo.id } } as const;
  if (useRefusalHere()(action) !== null) return null;
  return (
    <Button color="error" startIcon={<DeleteIcon />} onClick={() => dispatch(planActions.submit(action))}>
      {t('remove')}
    </Button>
  );
}
