import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisibilityIcon } from '../../../base/icons/icons';
import { TOOL_ICON } from '../../../base/theme/touch';

const NamedViewsMenu = lazy(async () => ({ default: (await import('./named-views-menu')).NamedViewsMenu }));

/** Opens the views of the Gantt that were saved by name. */
export function ViewsButton() {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('views.button')}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={t('views.button')}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={TOOL_ICON}
        >
          <VisibilityIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <NamedViewsMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
