import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { TASK_STATES, type TaskState } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverDialog } from '../../../base/dialogs/popover-dialog';
import { RangeFields } from '../../../base/grid/range-fields';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { planFilterActions } from '../../../plan/filter/plan-filter-slice';

interface Props {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The states and the days of the tasks that are shown. */
export function FilterMenu({ anchor, onClose }: Props) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const { states, from, to } = useAppSelector(({ planFilter }) => planFilter.filter);
  const [statesId, daysId] = [useId(), useId()];
  const change = (next: Parameters<typeof planFilterActions.filterChanged>[0]) =>
    dispatch(planFilterActions.filterChanged(next));
  const tick = (state: TaskState, isTicked: boolean) =>
    change({ states: isTicked ? [...states, state] : states.filter((one) => one !== state) });
  return (
    <PopoverDialog title={t('filter.title')} anchor={anchor} width={340} side="left" onClose={onClose}>
      <Typography id={statesId} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('columnInFull.state')}
      </Typography>
      <Box role="group" aria-labelledby={statesId} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {TASK_STATES.map(({ state }) => (
          <FormControlLabel
            key={state}
            label={t(`state.${state}`)}
            sx={{ mx: 0, minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } }}
            control={
              <Checkbox
                size="small"
                checked={states.includes(state)}
                onChange={({ target }) => tick(state, target.checked)}
                sx={{ p: 1 }}
              />
            }
          />
        ))}
      </Box>
      <Typography id={daysId} variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        {t('filter.days')}
      </Typography>
      <Box role="group" aria-labelledby={daysId}>
        <RangeFields kind="date" from={from} to={to} onChange={change} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
        <Button size="small" onClick={() => change({ states: [], from: '', to: '' })}>
          {t('noRows.clear')}
        </Button>
        <Button size="small" variant="contained" onClick={onClose}>
          {t('filter.done')}
        </Button>
      </Box>
    </PopoverDialog>
  );
}
