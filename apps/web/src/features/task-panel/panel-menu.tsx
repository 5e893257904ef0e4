import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useCommandMenu } from '../../base/commands/use-command-menu';
import { useAppSelector } from '../../base/hooks';
import { MoreIcon } from '../../base/icons/icons';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { type TaskCommandName, useTaskCommands } from '../task-commands/use-task-commands';
import type { ShownTask } from './shown-task';

/** What the panel says where it belongs: beside the restrictions, or the state. */
const ELSEWHERE: ReadonlySet<TaskCommandName> = new Set(['restrict', 'analyse', 'reschedule']);

/** What else can be done with the task, as with one that is selected in the Gantt. */
export function PanelMenu({ plan, task, access }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const proposes = useAppSelector(selectMustPropose);
  const { commands, shown } = useTaskCommands({
    ...{ plan, taskIds: [task.id], proposes },
    editable: !access.plan,
    mayRecord: !access.record,
  });
  const offered = commands.filter(({ name }) => !ELSEWHERE.has(name));
  const { opensMenu, menu } = useCommandMenu(offered);
  if (offered.length === 0) return null;
  return (
    <>
      <IconButton size="small" aria-label={t('more')} title={t('more')} {...opensMenu}>
        <MoreIcon fontSize="small" />
      </IconButton>
      {menu}
      {shown}
    </>
  );
}
