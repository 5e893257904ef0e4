import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CheckedRows } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GridTable } from '../../base/grid/grid-table';
import { useGrid } from '../../base/grid/use-grid';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ROW_PROBLEM_COLUMNS, type RowProblem } from '../../columns/row-problem-columns';
import { useColumns, useWords } from '../../columns/use-columns';

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
          <Problems problems={problems} />
        </>
      )}
    </Box>
  );
}

function Problems({ problems }: Pick<CheckedRows, 'problems'>) {
  const { t } = useTranslation('sheetImport');
  const failureText = useFailureText();
  const about = useMemo(
    () => ({ textOf: ({ code, params }: RowProblem) => failureText({ code, params: { ...params } }) }),
    [failureText],
  );
  const grid = useGrid({
    name: t('list'),
    columns: useColumns(ROW_PROBLEM_COLUMNS, useWords(), about),
    rows: problems,
    idOf,
    wraps: true,
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 260, minHeight: 120, mt: 2 }}>
      <GridTable grid={grid} />
    </Box>
  );
}

const idOf = ({ line }: RowProblem): string => String(line);
