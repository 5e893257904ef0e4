import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import type { Responsible } from '@plomada/domain';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { ganttActions, LEVELS, ZOOMS } from './gantt-slice';

interface GanttToolbarProps {
  readonly responsibles: readonly Responsible[];
  /** Whose tasks alone are shown. */
  readonly responsible: string | null;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onFit: () => void;
}

const EVERYBODY = '';

/** What is shown and how: level, search, responsible, zoom, critical path. */
export function GanttToolbar({ responsibles, responsible, searchRef, onFit }: GanttToolbarProps) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const view = useAppSelector(({ gantt }) => gantt);
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', px: 4, py: 2 }}
      role="toolbar"
      aria-label={t('toolbar')}
    >
      {LEVELS.map((level) => (
        <Chip
          key={level}
          label={t(`level.${level}`)}
          color={view.level === level ? 'primary' : 'default'}
          variant={view.level === level ? 'filled' : 'outlined'}
          aria-pressed={view.level === level}
          onClick={() => dispatch(ganttActions.levelChosen(level))}
        />
      ))}
      <InputBase
        inputRef={searchRef}
        value={view.search}
        placeholder={t('search')}
        inputProps={{ 'aria-label': t('search') }}
        onChange={({ target }) => dispatch(ganttActions.searched(target.value))}
        sx={{
          border: 1,
          borderColor: 'line.strong',
          borderRadius: 1,
          px: 2,
          height: 32,
          width: 170,
          fontSize: 13,
        }}
      />
      <Select
        size="small"
        displayEmpty
        value={responsible ?? EVERYBODY}
        inputProps={{ 'aria-label': t('responsible') }}
        onChange={({ target }) => dispatch(ganttActions.responsibleChosen(target.value || null))}
        sx={{ height: 32, fontSize: 13, minWidth: 160 }}
      >
        <MenuItem value={EVERYBODY}>{t('everybody')}</MenuItem>
        {responsibles.map((person) => (
          <MenuItem key={person.id} value={person.id}>
            {`${person.firstName} ${person.lastName}`.trim()}
          </MenuItem>
        ))}
      </Select>
      <Stack direction="row" spacing={2} sx={{ ml: 'auto', alignItems: 'center' }}>
        <ToggleButton
          size="small"
          value="critical"
          selected={view.showCritical}
          onChange={() => dispatch(ganttActions.criticalToggled())}
          sx={{ height: 32, textTransform: 'none' }}
        >
          {t('criticalPath')}
        </ToggleButton>
        <Select
          size="small"
          value={view.zoom}
          inputProps={{ 'aria-label': t('zoom') }}
          onChange={({ target }) => dispatch(ganttActions.zoomChosen(target.value))}
          sx={{ height: 32, fontSize: 13 }}
        >
          {ZOOMS.map((zoom) => (
            <MenuItem key={zoom} value={zoom}>
              {t(`zooms.${zoom}`)}
            </MenuItem>
          ))}
        </Select>
        <Button size="small" onClick={onFit}>
          {t('fit')}
        </Button>
      </Stack>
    </Stack>
  );
}
