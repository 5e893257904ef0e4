import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { PlanSnapshot } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../base/format';
import { minutesPath } from '../../base/paths';
import { useProjectId } from '../../base/use-project-id';
import { useTermsWithMinutes } from '../terms-with-minutes/use-terms-with-minutes';
import { repeatedCloses } from './repeated-closes';
import { useLost } from './use-lost';

interface Props {
  readonly snapshots: readonly PlanSnapshot[];
  readonly disabled: boolean;
  readonly onChosen: (snapshot: PlanSnapshot) => void;
}

/** A phone shows when and by whom below the term, so that the way back stays on the screen. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;
const NARROW = { display: { sm: 'none' } } as const;
/** They stand below each other there, each large enough for a finger. */
const TOUCHED = { minHeight: { xs: 44, lg: 0 } } as const;

/** What the plan can go back to, newest first, with what each would cost. */
export function SnapshotTable({ snapshots, disabled, onChosen }: Props) {
  const { t } = useTranslation('rollback');
  const format = useFormat();
  const lost = useLost();
  const projectId = useProjectId() ?? '';
  const minuted = useTermsWithMinutes(projectId);
  const closes = repeatedCloses(snapshots);
  const nameOf = (key: 'term' | 'choose', { snapshotId, number }: PlanSnapshot): string => {
    const close = closes.get(snapshotId);
    return close ? t('ofSeveral', { name: t(key, { number }), ...close }) : t(key, { number });
  };
  return (
    <TableContainer component={Card} tabIndex={0} role="region" aria-label={t('list')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('column.term')}</TableCell>
            <TableCell sx={WIDE}>{t('column.date')}</TableCell>
            <TableCell sx={WIDE}>{t('column.author')}</TableCell>
            <TableCell>{t('column.lost')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {snapshots.map((snapshot) => (
            <TableRow key={snapshot.snapshotId}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {nameOf('term', snapshot)}
                <Typography variant="body2" color="textSecondary" sx={NARROW}>
                  {format.date(snapshot.createdAt)}
                  <br />
                  {snapshot.author.name}
                </Typography>
              </TableCell>
              <TableCell sx={{ ...WIDE, whiteSpace: 'nowrap' }}>{format.date(snapshot.createdAt)}</TableCell>
              <TableCell sx={WIDE}>{snapshot.author.name}</TableCell>
              <TableCell>{lost(snapshot).text}</TableCell>
              <TableCell align="right">
                {minuted.has(snapshot.number) && (
                  <Button
                    size="small"
                    component={RouterLink}
                    to={minutesPath(projectId, snapshot.number)}
                    aria-label={t('minutesOf', { number: snapshot.number })}
                    sx={TOUCHED}
                  >
                    {t('minutes')}
                  </Button>
                )}
                <Button
                  size="small"
                  disabled={disabled}
                  aria-label={nameOf('choose', snapshot)}
                  onClick={() => onChosen(snapshot)}
                  sx={TOUCHED}
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
