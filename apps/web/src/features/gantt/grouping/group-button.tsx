import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { ROW_GROUPINGS, type RowGrouping } from '@plomada/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { GroupIcon } from '../../../base/icons/icons';
import { TOOL_ICON } from '../../../base/theme/touch';
import { ganttActions } from '../gantt-slice';

const CHOICES: readonly (RowGrouping | null)[] = [null, ...ROW_GROUPINGS];

/** Chooses what the rows are put together by. */
export function GroupButton() {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const grouping = useAppSelector(({ gantt }) => gantt.grouping);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (by: RowGrouping | null) => {
    setAnchor(null);
    dispatch(ganttActions.grouped(by));
  };
  const name = grouping ? t('group.inForce', { by: t(`group.by.${grouping}`) }) : t('group.button');
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-label={name}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={TOOL_ICON}
        >
          <Badge variant="dot" invisible={grouping === null} color="primary">
            <GroupIcon fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {CHOICES.map((by) => (
          <MenuItem
            key={by ?? 'none'}
            role="menuitemradio"
            aria-checked={by === grouping}
            selected={by === grouping}
            onClick={() => choose(by)}
          >
            {t(`group.by.${by ?? 'none'}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
