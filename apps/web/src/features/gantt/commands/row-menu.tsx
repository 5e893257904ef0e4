import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTouched } from '../../../base/layout/is-touched';
import type { Command } from '../../../base/commands/use-command-menu';
import { COMMAND_GROUPS, COMMAND_KEYS, type CommandGroup, type CommandId, keyWords } from './command-keys';
import type { GanttCommand } from './use-gantt-commands';

/** Where a menu was asked for, in pixels of the window. */
export interface MenuPlace {
  readonly left: number;
  readonly top: number;
}

interface Props {
  readonly at: MenuPlace | null;
  readonly label: string;
  /** Before all others. */
  readonly first: readonly Command[];
  readonly commands: readonly GanttCommand[];
  /** What else can be done with the selected tasks. */
  readonly more: readonly Command[];
  /** Does a command, or says why it cannot be done. */
  readonly onRun: (id: CommandId) => void;
  readonly onClose: () => void;
}

const ALL_GROUPS = Object.keys(COMMAND_GROUPS) as CommandGroup[];

function colourOf({ blocked, isRemoval }: GanttCommand): string {
  if (blocked !== null) return 'text.secondary';
  return isRemoval ? 'error.main' : 'text.primary';
}

/**
 * What can be done with the rows that were clicked with the right button, or pressed for long. While it is closed nothing of it is
 * drawn again: commands are made anew at every edit of the plan.
 */
export const RowMenu = memo(OpenedRowMenu, (before, after) => before.at === null && after.at === null);

function OpenedRowMenu({ at, label, first, commands, more, onRun, onClose }: Props) {
  const { t } = useTranslation('gantt');
  const groups = (at === null ? [] : ALL_GROUPS)
    .map((group) => commands.filter((command) => command.group === group))
    .filter((group) => group.length > 0);
  // Done when the menu is gone: until then the focus is the menu's.
  const chosen = useRef<(() => void) | null>(null);
  const choose = (run: () => void) => {
    chosen.current = run;
    onClose();
  };
  const runChosen = () => {
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <Menu
      open={at !== null}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(at && { anchorPosition: at })}
      slotProps={{ list: { dense: !isTouched(), 'aria-label': label }, transition: { onExited: runChosen } }}
      transitionDuration={0}
      // What is pressed in it must not lie under a message.
      sx={{ zIndex: ({ zIndex }) => zIndex.snackbar + 1 }}
    >
      {first.map(({ name, label, run }) => (
        <MenuItem key={name} onClick={() => choose(run)}>
          <ListItemText inset>{label}</ListItemText>
        </MenuItem>
      ))}
      {groups.flatMap((group, place) => [
        ...(place > 0 || first.length > 0 ? [<Divider key={`before ${group[0]!.group}`} />] : []),
        ...group.map((command) => (
          <MenuItem
            key={command.id}
            aria-disabled={command.blocked !== null}
            onClick={() => choose(() => onRun(command.id))}
            sx={{ color: colourOf(command) }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>{command.icon}</ListItemIcon>
            <ListItemText
              primary={command.label}
              {...(command.blocked !== null && { secondary: t(command.blocked) })}
            />
            {!isTouched() && (
              <Typography variant="caption" color="text.secondary" sx={{ pl: 6 }}>
                {keyWords(COMMAND_KEYS[command.id], (key) => t(`key.${key}`))}
              </Typography>
            )}
          </MenuItem>
        )),
      ])}
      {more.length > 0 && <Divider />}
      {more.map(({ name, label, run }) => (
        <MenuItem key={name} onClick={() => choose(run)}>
          <ListItemText inset>{label}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
