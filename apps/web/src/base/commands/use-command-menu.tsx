import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

/** Something that can be done, wherever it is offered. */
export interface Command {
  readonly name: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** It takes something away. */
  readonly isRemoval?: boolean;
  /** Why it cannot be done: it is still offered, says so, and does nothing. */
  readonly disabledReason?: string | null;
  readonly run: () => void;
}

/** Whether a command cannot be done now. */
export const isDisabled = ({ disabledReason }: Command): boolean => typeof disabledReason === 'string';

function colourOf(command: Command): string {
  if (isDisabled(command)) return 'text.secondary';
  return command.isRemoval ? 'error.main' : 'text.primary';
}

/** Reasons are sentences: on a phone they take more than one line. */
const WITH_REASON = { maxWidth: 320, whiteSpace: 'normal' } as const;

/** A menu of commands, and what makes a button open it; the menu stands beside the button. */
export function useCommandMenu(commands: readonly Command[]) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const choose = ({ run }: Command) => {
    setAnchor(null);
    run();
  };
  const opensMenu = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? menuId : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  const menu = (
    <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
      {commands.map((command) => (
        <MenuItem
          key={command.name}
          aria-disabled={isDisabled(command)}
          onClick={() => !isDisabled(command) && choose(command)}
          sx={{ color: colourOf(command) }}
        >
          {command.icon && <ListItemIcon>{command.icon}</ListItemIcon>}
          {isDisabled(command) ? (
            <ListItemText primary={command.label} secondary={command.disabledReason} sx={WITH_REASON} />
          ) : (
            command.label
          )}
        </MenuItem>
      ))}
    </Menu>
  );
  return { opensMenu, menu };
}
