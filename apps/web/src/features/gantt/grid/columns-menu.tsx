import { GRID_COLUMNS, type GridColumn } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { ColumnsChoice } from '../../../base/grid/columns-choice';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';
import { ganttActions } from '../gantt-slice';
import { chosenColumns, type GridRoom, deviceOf } from './grid-shown';

interface Props {
  readonly level: PlanningLevel;
  readonly room: GridRoom;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Which columns a level's grid has, and in which order. The task's name holds the tree, so that it always stays. */
export function ColumnsMenu({ level, room, anchor, onClose }: Props) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const device = deviceOf(room);
  const choice = useAppSelector(({ gantt }) => gantt.columns[device]?.[level]);
  const shown = chosenColumns(level, room, choice);
  return (
    <ColumnsChoice<GridColumn>
      title={t('columns.title', { level: t(`level.${level}`) })}
      anchor={anchor}
      shown={shown}
      hidden={GRID_COLUMNS.filter((name) => !shown.includes(name))}
      nameOf={(name) => t(`columnInFull.${name}`)}
      fixed="text"
      onChosen={(names) =>
        dispatch(ganttActions.gridChanged({ device, level, change: { names: [...names] } }))
      }
      onReset={() => dispatch(ganttActions.gridReset({ device, level }))}
      onClose={onClose}
    />
  );
}
