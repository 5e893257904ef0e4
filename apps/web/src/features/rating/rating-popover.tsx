import { ratingRoutes } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRoute } from '../../base/api/call-route';
import { useQuery } from '../../base/api/use-query';
import { useMutation } from '../../base/api/use-mutation';
import { FilledStarIcon, StarIcon } from '../../base/icons/icons';
import { ErrorRetry } from '../../base/states/error-retry';

interface Props {
  readonly projectId: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** One question, five stars, a word of thanks. A later answer replaces the earlier one. */
export function RatingPopover({ projectId, anchor, onClose }: Props) {
  const { t } = useTranslation('help');
  const [answer, again] = useQuery(
    useCallback(() => callRoute(ratingRoutes.own, { params: { project: projectId } }), [projectId]),
  );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('rating.title'), sx: { p: 5, maxWidth: 320 } } }}
    >
      {answer.status === 'loading' && <Skeleton variant="rounded" width={240} height={72} />}
      {answer.status === 'failed' && (
        <ErrorRetry title={t('rating.failed')} failure={answer.failure} onRetry={again} />
      )}
      {answer.status === 'ready' && <Question projectId={projectId} before={answer.value.rating} />}
    </Popover>
  );
}

function Question({ projectId, before }: { readonly projectId: string; readonly before: number | null }) {
  const { t } = useTranslation('help');
  const [given, setGiven] = useState<number | null>(null);
  const { busy, failure, make } = useMutation();
  const give = (rating: number | null) => {
    if (rating === null) return;
    void make(async () => {
      await callRoute(ratingRoutes.rate, { params: { project: projectId, rating } });
      setGiven(rating);
    });
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center', textAlign: 'center' }}>
      <Typography id="rating-question" sx={{ fontWeight: 600 }}>
        {t('rating.question')}
      </Typography>
      <Rating
        name="rating"
        size="large"
        value={given ?? before}
        disabled={busy}
        aria-labelledby="rating-question"
        getLabelText={(count) => t('rating.stars', { count })}
        icon={<FilledStarIcon fontSize="inherit" />}
        emptyIcon={<StarIcon fontSize="inherit" />}
        onChange={(_, rating) => give(rating)}
        sx={{ '& .MuiRating-iconFilled': { color: 'primary.main' } }}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: 20, color: failure ? 'error.main' : 'text.secondary' }}
      >
        {failure ? t('rating.notSaved') : given !== null && t(given > 3 ? 'rating.thanks' : 'rating.sorry')}
      </Typography>
    </Box>
  );
}
