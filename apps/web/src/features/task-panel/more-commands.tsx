import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { MoreIcon } from '../../base/icons/icons';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { type TaskCommand, type TaskCommandName, useTaskCommands } from '../task-commands/use-task-commands';
import type { ShownTask } from './shown-task';

/** What the panel says where it belongs: beside the restrictions, or the state. */
const ELSEWHERE: ReadonlySet<TaskCommandName> = new Set(['restrict', 'analyse', 'reschedule']);

/** What else can be done with the task, as with one that is selected in the Gantt. */
export function MoreCommands({ plan, task, access }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const proposes = useAppSelector(selectMustPropose);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const { commands } = useTaskCommands({
    ...{ plan, taskIds: [task.id], proposes },
    editable: !access.plan,
    mayRecord: !access.record,
  });
  const offered = commands.filter(({ name }) => !ELSEWHERE.has(name));
  if (offered.length === 0) return null;
  const choose = ({ run }: TaskCommand) => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('more')}
        title={t('more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((command) => (
          <MenuItem
            key={command.name}
            onClick={() => choose(command)}
            sx={command.name === 'delete' ? { color: 'error.main' } : {}}
          >
            {command.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
