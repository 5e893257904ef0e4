import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { usePhone } from '../layout/use-phone';
import { MoreCommands } from './more-commands';
import { type Command, isDisabled } from './use-command-menu';

/** Commands on the ticked rows, side by side; on a phone in a menu, so that the bar takes one line of the few that rows have there. */
export function BarCommands({ commands }: { readonly commands: readonly Command[] }) {
  const isPhone = usePhone();
  if (isPhone) return <MoreCommands commands={commands} />;
  return commands.map((command) => <BarCommand key={command.name} command={command} />);
}

/** One that cannot be done can still be reached, to read why. */
function BarCommand({ command }: { readonly command: Command }) {
  const { label, isRemoval, disabledReason, run } = command;
  const isOff = isDisabled(command);
  const button = (
    <Button
      size="small"
      color={isRemoval ? 'error' : 'primary'}
      onClick={() => !isOff && run()}
      {...(isOff && { 'aria-disabled': true, sx: { color: 'action.disabled' } })}
    >
      {label}
    </Button>
  );
  return isOff ? (
    <Tooltip describeChild title={disabledReason}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
