import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../base/hooks';
import { FilterIcon } from '../../../base/icons/icons';
import { TOOL_ICON } from '../../../base/theme/touch';
import { filtersInForce } from '../../../plan/filter/plan-filter-slice';

const FilterMenu = lazy(async () => ({ default: (await import('./filter-menu')).FilterMenu }));

/** Opens the choice of states and days, and says how many filters are in force. */
export function FilterButton() {
  const { t } = useTranslation('gantt');
  const count = useAppSelector(({ planFilter }) => filtersInForce(planFilter.filter));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = count > 0 ? t('filter.inForce', { count }) : t('filter.title');
  return (
    <>
      <Tooltip title={t('filter.title')}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={name}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={TOOL_ICON}
        >
          <Badge badgeContent={count > 0 ? count : null} color="primary">
            <FilterIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense fallback={null}>
          <FilterMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
