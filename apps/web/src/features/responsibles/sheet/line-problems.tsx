import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { LineProblem } from './people-rows';

/** Lines of the file that are left out, each with why. */
export function LineProblems({ problems }: { readonly problems: readonly LineProblem[] }) {
  const { t } = useTranslation('responsibles');
  if (problems.length === 0) return null;
  const why = ({ code, value }: LineProblem) =>
    t(`problem.${code}`, { value: code === 'tooLong' ? t(`fields.${value}`) : value });
  return (
    <Box sx={{ mt: 4 }}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        {t('sheet.leftOut', { count: problems.length })}
      </Typography>
      <Table size="small" aria-label={t('sheet.problems')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 72 }}>{t('sheet.line')}</TableCell>
            <TableCell>{t('sheet.why')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {problems.map((problem) => (
            <TableRow key={problem.line}>
              <TableCell>{problem.line}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{why(problem)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
