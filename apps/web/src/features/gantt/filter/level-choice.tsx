import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { TOOL, TOOL_SELECT } from '../../../base/theme/touch';
import { LEVELS, planFilterActions, type PlanningLevel } from '../../../plan/filter/plan-filter-slice';

/** The planning levels side by side. */
export function LevelChips() {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(({ planFilter }) => planFilter.level);
  return LEVELS.map((level) => (
    <Chip
      key={level}
      label={t(`level.${level}`)}
      color={chosen === level ? 'primary' : 'default'}
      variant={chosen === level ? 'filled' : 'outlined'}
      aria-pressed={chosen === level}
      onClick={() => dispatch(planFilterActions.levelChosen(level))}
      sx={{ ...TOOL, borderRadius: 6 }}
    />
  ));
}

/** The same where there is no room for them. */
export function LevelSelect({ level }: { readonly level: PlanningLevel }) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  return (
    <Select
      size="small"
      value={level}
      inputProps={{ 'aria-label': t('planningLevel') }}
      onChange={({ target }) => dispatch(planFilterActions.levelChosen(target.value))}
      sx={{ ...TOOL_SELECT, flex: 1, fontWeight: 600 }}
    >
      {LEVELS.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`level.${one}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
