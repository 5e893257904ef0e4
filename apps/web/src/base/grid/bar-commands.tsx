import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMoreIcon } from '../icons/icons';
import { usePhone } from '../layout/use-phone';

/** Something that can be done with all ticked rows. */
export interface BarCommand {
  readonly name: string;
  readonly label: string;
  /** It takes something away. */
  readonly isRemoval?: boolean;
  readonly run: () => void;
}

/** Commands on the ticked rows, side by side; on a phone in a menu, so that the bar takes one line of the few that rows have there. */
export function BarCommands({ commands }: { readonly commands: readonly BarCommand[] }) {
  const isPhone = usePhone();
  if (isPhone) return <MenuOf commands={commands} />;
  return commands.map(({ name, label, isRemoval, run }) => (
    <Button key={name} size="small" color={isRemoval ? 'error' : 'primary'} onClick={run}>
      {label}
    </Button>
  ));
}

function MenuOf({ commands }: { readonly commands: readonly BarCommand[] }) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const choose = ({ run }: BarCommand) => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('more')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {commands.map((command) => (
          <MenuItem
            key={command.name}
            onClick={() => choose(command)}
            sx={command.isRemoval ? { color: 'error.main' } : {}}
          >
            {command.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
