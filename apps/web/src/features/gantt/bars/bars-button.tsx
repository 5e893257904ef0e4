import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GanttIcon } from '../../../base/icons/icons';
import { TOOL_ICON } from '../../../base/theme/touch';

const BarsMenu = lazy(async () => ({ default: (await import('./bars-menu')).BarsMenu }));

/** Opens the choice of how bars are drawn. */
export function BarsButton() {
  const { t } = useTranslation('gantt');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('bars.title')}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={t('bars.title')}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={TOOL_ICON}
        >
          <GanttIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <BarsMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
