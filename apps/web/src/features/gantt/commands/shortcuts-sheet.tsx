import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../../base/dialogs/dialog-frame';
import { COMMAND_GROUPS, COMMAND_KEYS, type CommandGroup, keyWords } from './command-keys';
import { KeyGroups } from './key-groups';
import type { GanttCommand } from './use-gantt-commands';

interface Props {
  readonly commands: readonly GanttCommand[];
  readonly editable: boolean;
  readonly onClose: () => void;
}

/** Every key of the Gantt, as the person may use them. */
export function ShortcutsSheet({ commands, editable, onClose }: Props) {
  const { t } = useTranslation('gantt');
  const groups = (Object.keys(COMMAND_GROUPS) as CommandGroup[])
    .map((group) => ({
      group,
      keys: commands
        .filter((command) => command.group === group)
        .map(({ id, label }): [string, string] => [
          label,
          keyWords(COMMAND_KEYS[id], (key) => t(`key.${key}`)),
        ]),
    }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <PlainDialog title={t('shortcuts.title')} maxWidth="md" onClose={onClose}>
      <KeyGroups groups={groups} editable={editable} />
    </PlainDialog>
  );
}
