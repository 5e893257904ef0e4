import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { GRID_COLUMNS, type GridColumn } from '@plomada/contracts';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableLines } from '../../base/dragging/sortable-lines';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { ColumnLine } from './column-line';
import { ganttActions, type PlanningLevel } from './gantt-slice';
import { chosenColumns, type GridRoom, placeOf } from './grid-shown';

/** Gives a line back that somebody is moving: the popover takes Escape for itself, and whoever drags never hears of it. */
const putBack = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));

interface Props {
  readonly level: PlanningLevel;
  readonly room: GridRoom;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Which columns a level's grid has, and in which order. */
export function ColumnsMenu({ level, room, anchor, onClose }: Props) {
  const { t } = useTranslation('gantt');
  const titleId = useId();
  const dispatch = useAppDispatch();
  const place = placeOf(room);
  const choice = useAppSelector(({ gantt }) => gantt.columns[place]?.[level]);
  const shown = chosenColumns(level, room, choice);
  const hidden = GRID_COLUMNS.filter((name) => !shown.includes(name));
  const choose = (names: readonly GridColumn[]) =>
    dispatch(ganttActions.gridChanged({ place, level, change: { names: [...names] } }));
  const [dragging, setDragging] = useState(false);
  const toggled = useRef<HTMLElement>(null);
  // A line that changes its place loses the focus.
  useEffect(() => toggled.current?.focus(), [choice]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={() => (dragging ? putBack() : onClose())}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 320, pb: 3 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pl: 4, pr: 2, pt: 2 }}>
        <Typography id={titleId} component="h2" variant="h3" sx={{ flex: 1 }}>
          {t('columns.title', { level: t(`level.${level}`) })}
        </Typography>
        <Button size="small" onClick={() => dispatch(ganttActions.gridReset({ place, level }))}>
          {t('columns.reset')}
        </Button>
      </Box>
      <SortableLines
        ids={shown}
        nameOf={(name) => t(`columnInFull.${name as GridColumn}`)}
        onMoved={(from, to) => choose(arrayMove([...shown], from, to))}
        onDragging={setDragging}
      >
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, px: 2 }}>
          {[...shown, ...hidden].map((name, index) => (
            <ColumnLine
              key={name}
              name={name}
              place={index < shown.length ? index + 1 : null}
              onToggled={(box) => {
                toggled.current = box;
                choose(box.checked ? [...shown, name] : shown.filter((other) => other !== name));
              }}
            />
          ))}
        </Box>
      </SortableLines>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', px: 4, pt: 2 }}>
        {t('columns.hint')}
      </Typography>
    </Popover>
  );
}
