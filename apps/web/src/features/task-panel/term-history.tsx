import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { hundredths, type Plan, taskHistory, type TaskTerm } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';

/** Closed terms that are shown until somebody asks for all. */
const FEW = 5;

interface Props {
  readonly plan: Plan;
  readonly taskId: string;
}

/** Term by term, the newest first: from where to where, what was promised, and why not where it was not kept. */
export function TermHistory({ plan, taskId }: Props) {
  const { t } = useTranslation('taskPanel');
  const history = useMemo(() => taskHistory(plan, taskId), [plan, taskId]);
  const [showsAll, showAll] = useState(false);
  if (history.length === 0) return null;
  const shown = showsAll ? history : history.slice(0, FEW);
  return (
    <>
      <Table size="small" aria-label={t('history.title')} sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{t('history.term')}</TableCell>
            <TableCell align="right">{t('history.promised')}</TableCell>
            <TableCell align="right">{t('history.reached')}</TableCell>
            <TableCell>{t('history.kept')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((term) => (
            <Term key={term.termNumber} term={term} />
          ))}
        </TableBody>
      </Table>
      {shown.length < history.length && (
        <Button size="small" onClick={() => showAll(true)} sx={{ ml: -3 }}>
          {t('history.all', { count: history.length })}
        </Button>
      )}
    </>
  );
}

function Term({ term }: { readonly term: TaskTerm }) {
  const { t } = useTranslation('taskPanel');
  const { percent, date } = useFormat();
  const { termNumber, termStart, commitment, progress, kept, causes } = term;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {t('history.of', { number: termNumber, date: date(termStart) })}
      </TableCell>
      <TableCell align="right">{percent(commitment === null ? null : hundredths(commitment))}</TableCell>
      <TableCell align="right">
        {percent(hundredths(progress))}
        <Bar term={term} />
      </TableCell>
      <TableCell>
        {kept !== null && (
          <Box component="span" sx={{ color: kept ? 'stateText.completed' : 'stateText.delayed' }}>
            {t(kept ? 'yes' : 'no')}
          </Box>
        )}
        {causes.map(({ id, cncType, detail }) => (
          <Box key={id} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {cncType}
            {detail && `: ${detail}`}
          </Box>
        ))}
      </TableCell>
    </TableRow>
  );
}

/** The term as a bar: what there was before it, what was done in it, and a mark where the promise stood. */
function Bar({ term: { lastProgress, progress, commitment } }: { readonly term: TaskTerm }) {
  const at = (share: number) => `${hundredths(share)}%`;
  return (
    <Box aria-hidden sx={BAR}>
      <Box sx={{ width: at(progress), bgcolor: 'primary.main' }} />
      <Box sx={{ width: at(Math.min(lastProgress, progress)), bgcolor: 'text.disabled' }} />
      {commitment !== null && (
        <Box sx={{ left: at(commitment), ml: '-1px', width: '2px', bgcolor: 'text.primary' }} />
      )}
    </Box>
  );
}

const BAR = {
  position: 'relative',
  height: 6,
  minWidth: 64,
  mt: 1,
  bgcolor: 'divider',
  '& > *': { position: 'absolute', insetBlock: 0 },
} as const;

const TABLE = {
  mt: 3,
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': { px: 1, py: 1, verticalAlign: 'top' },
  '& tr > :first-of-type': { pl: 0 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;
