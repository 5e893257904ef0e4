import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnsIcon } from '../../../base/icons/icons';
import { TOOL_ICON } from '../../../base/theme/touch';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';
import type { GridRoom } from './grid-shown';

const ColumnsMenu = lazy(async () => ({ default: (await import('./columns-menu')).ColumnsMenu }));

interface Props {
  readonly level: PlanningLevel;
  readonly room: GridRoom;
}

/** Opens the choice of the grid's columns. */
export function ColumnsButton({ level, room }: Props) {
  const { t } = useTranslation('gantt');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={t('columns.button')}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={t('columns.button')}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={TOOL_ICON}
        >
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <ColumnsMenu level={level} room={room} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
