import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { GanttIcon, LogIcon } from '../../../base/icons/icons';
import { ganttActions, type PhoneShows } from '../gantt-slice';

const SIZE = { width: 44, height: 44, p: 0 } as const;

/** The list of tasks, or the chart, on a phone. */
export function PhoneShowsSwitch() {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const shows = useAppSelector(({ gantt }) => gantt.phoneShows);
  return (
    <ToggleButtonGroup
      exclusive
      value={shows}
      aria-label={t('phoneList.shows')}
      onChange={(_, chosen: PhoneShows | null) => chosen && dispatch(ganttActions.phoneShown(chosen))}
    >
      <ToggleButton value="list" aria-label={t('phoneList.list')} sx={SIZE}>
        <LogIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value="chart" aria-label={t('chart')} sx={SIZE}>
        <GanttIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
