import { useTranslation } from 'react-i18next';
import { COMMAND_GROUPS, COMMAND_KEYS, type CommandGroup, keyWords } from '../gantt/commands/command-keys';
import { KeyGroups } from '../gantt/commands/key-groups';

/** Every key of the Gantt, whatever the person may do. */
export function GanttShortcuts() {
  const { t } = useTranslation('gantt');
  const groups = (Object.keys(COMMAND_GROUPS) as CommandGroup[]).map((group) => ({
    group,
    keys: COMMAND_GROUPS[group].map((id): [string, string] => [
      t(`command.${id}`),
      keyWords(COMMAND_KEYS[id], (key) => t(`key.${key}`)),
    ]),
  }));
  return <KeyGroups groups={groups} editable />;
}
