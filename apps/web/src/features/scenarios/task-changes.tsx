import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComparedTask } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { changesOf } from '../../columns/scenario-changes';
import { useWords } from '../../columns/use-columns';

interface Props {
  readonly task: ComparedTask;
  readonly onClose: () => void;
}

/** All that a scenario has otherwise of a task, side by side. */
export function TaskChanges({ task, onClose }: Props) {
  const { t } = useTranslation('scenarios');
  const changes = changesOf(task, useWords(['scenarios', 'log']));
  return (
    <PlainDialog title={t('changes.title', { task: task.text })} onClose={onClose}>
      <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('changes.field')}</TableCell>
            <TableCell>{t('comparison.live')}</TableCell>
            <TableCell>{t('comparison.scenario')}</TableCell>
            <TableCell>{t('comparison.difference')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ name, before, after, difference }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{before}</TableCell>
              <TableCell>{after}</TableCell>
              <TableCell>{difference}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PlainDialog>
  );
}
