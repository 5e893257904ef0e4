import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import type { Ratio, TermLine } from './indicators-shown';

/** Closed terms, newest first, with what each figure is made of. */
export function TermTable({ terms }: { readonly terms: readonly TermLine[] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const share = (ratio: Ratio | null) => (ratio ? `${ratio.numerator} / ${ratio.denominator}` : '');
  return (
    <TableContainer
      sx={{ maxHeight: 320, '& th, & td': { px: 2 } }}
      tabIndex={0}
      role="region"
      aria-label={t('terms.table')}
    >
      <Table stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('terms.term')}</TableCell>
            <TableCell>{t('terms.start')}</TableCell>
            <TableCell align="right">{t('terms.kept')}</TableCell>
            <TableCell align="right">PPC</TableCell>
            <TableCell align="right">{t('terms.released')}</TableCell>
            <TableCell align="right">PCR</TableCell>
            <TableCell align="right">{t('terms.progress')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {terms.toReversed().map((term) => (
            <TableRow key={term.number}>
              <TableCell component="th" scope="row">
                {term.number}
              </TableCell>
              <TableCell>{format.date(term.startDate)}</TableCell>
              <TableCell align="right">{share(term.ppc)}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {format.percentInColumn(term.ppc.value)}
              </TableCell>
              <TableCell align="right">{share(term.pcr)}</TableCell>
              <TableCell align="right">{format.percentInColumn(term.pcr?.value)}</TableCell>
              <TableCell align="right">{format.percentInColumn(term.realProgress)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
