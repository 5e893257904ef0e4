import { useTranslation } from 'react-i18next';
import { COMMAND_KEYS, keyWords } from './command-keys';
import type { GanttCommand } from './use-gantt-commands';

/** What is said of a command beside its sign: its name and keys, and why it cannot be done now. */
export function useCommandHint({
  id,
  label,
  blocked,
}: Pick<GanttCommand, 'id' | 'label' | 'blocked'>): string {
  const { t } = useTranslation('gantt');
  const keys = keyWords(COMMAND_KEYS[id], (key) => t(`key.${key}`));
  return blocked === null ? `${label} (${keys})` : `${label} (${keys}). ${t(blocked)}`;
}
