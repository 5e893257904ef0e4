import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../base/layout/use-phone';
import { countsOf, type LineResult, type Result, RESULTS, type Tense, useResultSaid } from './import-results';

interface Props {
  /** Before it is done, or afterwards. */
  readonly tense: Tense;
  readonly results: readonly LineResult[];
}

/** Lines that are listed at once; the file of results has all of them. */
const SHOWN = 200;

/** How many lines come to what, and each of them with why; a count shows its lines only. */
export function ResultsTable({ tense, results }: Props) {
  const { t } = useTranslation('peopleImport');
  const isPhone = usePhone();
  const resultSaid = useResultSaid();
  const countSaid = (result: Result, count: number): string =>
    tense === 'done' ? t(`done.${result}`, { count }) : t(`preview.${result}`, { count });
  const [only, setOnly] = useState<Result | null>(null);
  const counts = countsOf(results);
  const listed = results.filter(({ result }) => only === null || result === only);
  return (
    <>
      <Box role="group" aria-label={t('counts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 4 }}>
        {RESULTS.map((result) => (
          <Chip
            key={result}
            label={countSaid(result, counts[result])}
            color={result === 'refused' && counts.refused > 0 ? 'error' : 'default'}
            variant={only === result ? 'filled' : 'outlined'}
            aria-pressed={only === result}
            disabled={counts[result] === 0}
            onClick={() => setOnly(only === result ? null : result)}
          />
        ))}
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('lines')}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 64 }}>{t('line')}</TableCell>
              <TableCell>{t('fields.email')}</TableCell>
              <TableCell>{t('result')}</TableCell>
              {!isPhone && <TableCell>{t('detail')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {listed.slice(0, SHOWN).map(({ line, email, result, detail }) => (
              <TableRow key={line}>
                <TableCell className="numeric">{line}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: { sm: 200 } }}>
                  {email}
                  {isPhone && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {detail}
                    </Typography>
                  )}
                </TableCell>
                <TableCell sx={{ color: result === 'refused' ? 'error.main' : 'text.primary' }}>
                  {resultSaid(tense, result)}
                </TableCell>
                {!isPhone && <TableCell sx={{ overflowWrap: 'anywhere' }}>{detail}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {listed.length > SHOWN && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {t('moreLines', { count: listed.length - SHOWN })}
        </Typography>
      )}
    </>
  );
}
