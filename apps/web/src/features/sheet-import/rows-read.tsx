import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { CheckedRows } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../base/messages/use-failure-text';

interface Props {
  readonly fileName: string;
  readonly rows: CheckedRows;
}

/** Lines that are named one by one: more are nobody's reading. */
const NAMED = 20;
const listed = (lines: readonly number[]): string =>
  [...lines.slice(0, NAMED), ...(lines.length > NAMED ? ['…'] : [])].join(', ');

/** What the file's rows come to: those that come in, those that change nothing, those that are wrong and why. */
export function RowsRead({ fileName, rows: { updated, empty, problems } }: Props) {
  const { t } = useTranslation('sheetImport');
  const textOf = useFailureText();
  return (
    <Box component="section" aria-label={fileName} sx={{ mt: 4 }}>
      <Typography sx={{ fontWeight: 600, mb: 2, overflowWrap: 'anywhere' }}>{fileName}</Typography>
      {updated.length > 0 && <Alert severity="success">{t('updated', { count: updated.length })}</Alert>}
      {empty.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('empty', { count: empty.length, lines: listed(empty) })}
        </Alert>
      )}
      {problems.length > 0 && (
        <>
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('problems', { count: problems.length })}
          </Alert>
          <Box tabIndex={0} role="region" aria-label={t('list')} sx={{ maxHeight: 260, overflow: 'auto' }}>
            <Table size="small" stickyHeader>
              <TableHead>
                <TableRow>
                  <TableCell>{t('line')}</TableCell>
                  <TableCell>{t('problem')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {problems.map(({ line, code, params }) => (
                  <TableRow key={line}>
                    <TableCell className="numeric">{line}</TableCell>
                    <TableCell>{textOf({ code, params: { ...params } })}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        </>
      )}
    </Box>
  );
}
