import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterIcon, GroupIcon, PinIcon, SortDownIcon, SortUpIcon, VisibilityOffIcon } from '../icons/icons';
import { groupingToggled, pinToggled } from './grid-view';
import { type Grid, sortsBy } from './grid';
import { ValueFilter } from './value-filter';

interface Props<Row> {
  readonly grid: Grid<Row>;
  readonly root: RefObject<HTMLElement | null>;
  readonly columnId: string;
  readonly onClose: () => void;
}

/** What can be done with a column: put in order, filter, group, keep at the left, hide. */
export function ColumnMenu<Row extends object>({ grid, root, columnId, onClose }: Props<Row>) {
  const { t } = useTranslation('grid');
  const [filtering, setFiltering] = useState(false);
  const column = grid.shown.find(({ id }) => id === columnId);
  const head = () => root.current?.querySelector(`[data-head="${CSS.escape(columnId)}"]`) ?? null;
  if (!column) return null;
  if (filtering) return <ValueFilter grid={grid} column={column} anchor={head} onClose={onClose} />;
  const { view, change } = grid;
  const item = (key: string, icon: ReactNode, act: () => void) => (
    <MenuItem
      key={key}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <ListItemIcon>{icon}</ListItemIcon>
      {t(`menu.${key}`)}
    </MenuItem>
  );
  const isPinned = view.pinned.includes(columnId);
  const isGrouped = view.grouping.includes(columnId);
  const sorts = sortsBy(grid, column) && [
    item('sortUp', <SortUpIcon fontSize="small" />, () =>
      change({ sorting: [{ id: columnId, desc: false }] }),
    ),
    item('sortDown', <SortDownIcon fontSize="small" />, () =>
      change({ sorting: [{ id: columnId, desc: true }] }),
    ),
  ];
  // Rows that come in an order of their own are not filtered or grouped here either.
  const arranges = grid.sorted
    ? []
    : [
        <Divider key="line" />,
        <MenuItem key="filter" onClick={() => setFiltering(true)}>
          <ListItemIcon>
            <FilterIcon fontSize="small" />
          </ListItemIcon>
          {t('menu.filter')}
        </MenuItem>,
        item(isGrouped ? 'ungroup' : 'group', <GroupIcon fontSize="small" />, () =>
          change(groupingToggled(view, columnId)),
        ),
        <Divider key="line2" />,
      ];
  return (
    <Menu
      open
      anchorEl={head}
      onClose={onClose}
      aria-label={t('menuOf', { column: column.headInFull ?? column.head })}
    >
      {sorts}
      {arranges}
      {item(isPinned ? 'unpin' : 'pin', <PinIcon fontSize="small" />, () =>
        change(pinToggled(view, columnId)),
      )}
      {item('hide', <VisibilityOffIcon fontSize="small" />, () =>
        change({ hidden: [...view.hidden, columnId] }),
      )}
    </Menu>
  );
}
