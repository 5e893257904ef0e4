import Button from '@mui/material/Button';
import type { Dashboard } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../base/commands/use-command-menu';
import { MoreCommands } from '../../../base/commands/more-commands';
import { ColumnsIcon } from '../../../base/icons/icons';
import { useMay } from '../../projects/roles';

interface Props {
  /** Who arranged what is shown. */
  readonly from: Dashboard['from'];
  readonly onArrange: () => void;
  readonly onReset: (isForAll: boolean) => void;
}

/** What can be done with a dashboard: arranged otherwise, or taken back to what the project or everybody has. */
export function DashboardMenu({ from, onArrange, onReset }: Props) {
  const { t } = useTranslation('reports');
  const mayForAll = useMay('manageProject');
  const commands: Command[] = [];
  if (from === 'own')
    commands.push({ name: 'reset', label: t('dashboard.reset'), run: () => onReset(false) });
  if (from === 'project' && mayForAll)
    commands.push({ name: 'resetForAll', label: t('dashboard.resetForAll'), run: () => onReset(true) });
  return (
    <>
      <Button startIcon={<ColumnsIcon />} onClick={onArrange}>
        {t('dashboard.arrange')}
      </Button>
      {commands.length > 0 && <MoreCommands commands={commands} />}
    </>
  );
}
