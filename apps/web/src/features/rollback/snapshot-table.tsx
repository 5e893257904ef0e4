import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PlanSnapshot } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format';
import { useLost } from './use-lost';

interface Props {
  readonly snapshots: readonly PlanSnapshot[];
  readonly disabled: boolean;
  readonly onChosen: (snapshot: PlanSnapshot) => void;
}

/** What the plan can go back to, newest first, with what each would cost. */
export function SnapshotTable({ snapshots, disabled, onChosen }: Props) {
  const { t } = useTranslation('rollback');
  const format = useFormat();
  const lost = useLost();
  return (
    <TableContainer component={Card} tabIndex={0} role="region" aria-label={t('list')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('column.term')}</TableCell>
            <TableCell>{t('column.date')}</TableCell>
            <TableCell>{t('column.author')}</TableCell>
            <TableCell>{t('column.lost')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {snapshots.map((snapshot) => (
            <TableRow key={snapshot.snapshotId}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {t('term', { number: snapshot.number })}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(snapshot.createdAt)}</TableCell>
              <TableCell>{snapshot.author.name}</TableCell>
              <TableCell>{lost(snapshot).text}</TableCell>
              <TableCell align="right">
                <Button
                  size="small"
                  disabled={disabled}
                  aria-label={t('choose', { number: snapshot.number })}
                  onClick={() => onChosen(snapshot)}
                >
                  {t('back')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
