import ListItemIcon from '@mui/material/ListItemIcon';
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
  readonly run: () => void;
}

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
          onClick={() => choose(command)}
          sx={command.isRemoval ? { color: 'error.main' } : {}}
        >
          {command.icon && <ListItemIcon>{command.icon}</ListItemIcon>}
          {command.label}
        </MenuItem>
      ))}
    </Menu>
  );
  return { opensMenu, menu };
}
