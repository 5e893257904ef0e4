import Button from '@mui/material/Button';
import { usePhone } from '../layout/use-phone';
import { MoreCommands } from './more-commands';
import type { Command } from './use-command-menu';

/** Commands on the ticked rows, side by side; on a phone in a menu, so that the bar takes one line of the few that rows have there. */
export function BarCommands({ commands }: { readonly commands: readonly Command[] }) {
  const isPhone = usePhone();
  if (isPhone) return <MoreCommands commands={commands} />;
  return commands.map(({ name, label, isRemoval, run }) => (
    <Button key={name} size="small" color={isRemoval ? 'error' : 'primary'} onClick={run}>
      {label}
    </Button>
  ));
}
