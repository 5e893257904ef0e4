import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StarIcon } from '../../base/icons/icons';
import { useProject } from '../projects/use-project';

const RatingPopover = lazy(async () => ({ default: (await import('./rating-popover')).RatingPopover }));

/** Asks, in a project, how it goes with Plomada there. */
export function RatingButton() {
  const { t } = useTranslation('shell');
  const projectId = useProject()?.project.id;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!projectId) return null;
  return (
    <>
      <Tooltip title={t('rate')}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={t('rate')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <StarIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <RatingPopover
            key={projectId}
            projectId={projectId}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
