import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { FitIcon } from '../../../base/icons/icons';
import { TOOL, TOOL_ICON, TOOL_SELECT } from '../../../base/theme/touch';
import { BarsButton } from '../bars/bars-button';
import { ColumnsButton } from '../grid/columns-button';
import { ganttActions, ZOOMS } from '../gantt-slice';
import type { GridRoom } from '../grid/grid-shown';

interface Props {
  readonly room: GridRoom;
}

/** How rows are shown: critical path, time scale, bars, columns. */
export function TimelineTools({ room }: Props) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const level = useAppSelector(({ planFilter }) => planFilter.level);
  const zoom = useAppSelector(({ gantt }) => gantt.zoom);
  const showCritical = useAppSelector(({ gantt }) => gantt.showCritical);
  return (
    <>
      <ToggleButton
        size="small"
        value="critical"
        selected={showCritical}
        onChange={() => dispatch(ganttActions.criticalToggled())}
        sx={{ ...TOOL, textTransform: 'none' }}
      >
        {t('criticalPath')}
      </ToggleButton>
      <Select
        size="small"
        value={zoom}
        inputProps={{ 'aria-label': t('zoom') }}
        onChange={({ target }) => dispatch(ganttActions.zoomChosen(target.value))}
        sx={TOOL_SELECT}
      >
        {ZOOMS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`zooms.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <Tooltip title={t('fit')}>
        <IconButton
          aria-label={t('fit')}
          onClick={() => dispatch(ganttActions.zoomChosen('fit'))}
          sx={TOOL_ICON}
        >
          <FitIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <BarsButton />
      <ColumnsButton level={level} room={room} />
    </>
  );
}
