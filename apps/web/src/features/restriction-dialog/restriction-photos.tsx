import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoStrip } from '../photos/photo-strip';
import { photosOfRestriction } from '../photos/task-photos';

interface Props {
  readonly plan: Pick<Plan, 'photos'>;
  readonly restrictionId: string;
}

/** What was photographed of what is lacking; nothing where nothing was. */
export function RestrictionPhotos({ plan, restrictionId }: Props) {
  const { t } = useTranslation('photos');
  const photos = useMemo(() => photosOfRestriction(plan, restrictionId), [plan, restrictionId]);
  if (photos.length === 0) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('title')}
      </Typography>
      <PhotoStrip label={t('title')} photos={photos} side={72} most={5} />
    </Box>
  );
}
