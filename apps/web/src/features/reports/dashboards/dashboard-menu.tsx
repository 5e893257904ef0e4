import Button from '@mui/material/Button';
import type { Dashboard } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../base/commands/use-command-menu';
import { MoreCommands } from '../../../base/commands/more-commands';
import { ColumnsIcon, FitIcon } from '../../../base/icons/icons';
import { useMay } from '../../projects/roles';
import { PdfButton } from './pdf-button';
import type { PdfOf } from './use-dashboard-pdf';

interface Props {
  /** What it is taken away as. */
  readonly of: PdfOf;
  /** Who arranged what is shown. */
  readonly from: Dashboard['from'];
  readonly onArrange: () => void;
  /** Shows it on the whole screen. */
  readonly onWhole: () => void;
  readonly onReset: (isForAll: boolean) => void;
}

/** What can be done with a dashboard: taken away, arranged otherwise, or taken back to what the project or everybody has. */
export function DashboardMenu({ of, from, onArrange, onWhole, onReset }: Props) {
  const { t } = useTranslation('reports');
  const mayForAll = useMay('manageProject');
  const commands: Command[] = [];
  if (from === 'own')
    commands.push({ name: 'reset', label: t('dashboard.reset'), run: () => onReset(false) });
  if (from === 'project' && mayForAll)
    commands.push({ name: 'resetForAll', label: t('dashboard.resetForAll'), run: () => onReset(true) });
  return (
    <>
      <PdfButton {...of} />
      <Button startIcon={<FitIcon />} onClick={onWhole}>
        {t('tile.fullScreen')}
      </Button>
      <Button startIcon={<ColumnsIcon />} onClick={onArrange}>
        {t('dashboard.arrange')}
      </Button>
      {commands.length > 0 && <MoreCommands commands={commands} />}
    </>
  );
}
