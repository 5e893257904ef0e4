import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { searchable } from '@plomada/contracts';
import type { ExportTable } from '@plomada/interchange';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { TextField } from '../../base/fields/text-field';
import type { Column } from '../../base/grid/column';
import { GridTable } from '../../base/grid/grid-table';
import { shownTable } from '../../base/grid/shown-table';
import { useGrid } from '../../base/grid/use-grid';
import { WarningIcon } from '../../base/icons/icons';
import { useFailureText } from '../../base/messages/use-failure-text';
import { drawn } from '../../columns/catalogue';
import { useColumns, useWords } from '../../columns/use-columns';
import { WARNING_COLUMNS } from '../../columns/warning-columns';
import { ExportTableButton } from '../exports/export-table-button';
import { foldedWarnings, type ReportRow } from './folded-warnings';
import type { ReadFile } from './import-slice';
import { groupWarnings } from './warning-groups';

const EVERY_KIND = '';
const ROW = 32;
const TALLEST = 300;
const idOf = ({ id }: ReportRow) => id;
const subRows = ({ own }: ReportRow) => own;

/**
 * What the plan will hold otherwise than the file: many of one kind below one line with their count, which opens; task by task
 * when filtered by kind or by name; and taken away whole as a sheet.
 */
export function ImportReport({ file }: { readonly file: ReadFile }) {
  const { t } = useTranslation('import');
  const textOf = useFailureText();
  const [kind, setKind] = useState(EVERY_KIND);
  const [name, setName] = useState('');
  const { counts, warnings } = file;
  const columns = useReportColumns();
  const all = useMemo(
    () => warnings.map((warning, at): ReportRow => ({ ...warning, id: String(at), own: [] })),
    [warnings],
  );
  const found = useMemo(() => {
    const wanted = searchable(name);
    const { text } = columns[0]!;
    return all.filter(
      (row) => (kind === EVERY_KIND || row.code === kind) && searchable(text(row)).includes(wanted),
    );
  }, [all, columns, kind, name]);
  const isFiltered = kind !== EVERY_KIND || name !== '';
  const grid = useGrid({
    name: t('warningsList'),
    columns,
    // What somebody looks for is never folded away.
    rows: useMemo(() => (isFiltered ? found : foldedWarnings(found)), [isFiltered, found]),
    idOf,
    subRows,
    startsClosed: true,
    rowHeight: ROW,
    // A warning is read to its end, on as many lines as it takes.
    wraps: true,
  });
  const kinds = useMemo(() => groupWarnings(warnings), [warnings]);
  const view = () => shownTable(t('report.title'), columns, all);
  if (counts.warnings === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <ReportHead file={file} view={view} />
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        <ChoiceField
          label={t('report.kind')}
          value={kind}
          choices={[
            { key: EVERY_KIND, label: t('report.everyKind') },
            ...kinds.map(({ code, warnings: { length } }) => ({
              key: code,
              label: `${textOf({ code })} (${length})`,
            })),
          ]}
          onChange={setKind}
        />
        <TextField label={t('report.search')} value={name} onChange={setName} sx={{ flex: '0 0 200px' }} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: TALLEST, minHeight: 3 * ROW }}>
        <GridTable grid={grid} />
      </Box>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('report.shown', { count: found.length })}{' '}
        {counts.warnings > warnings.length && t('warningsCut', { shown: warnings.length })}
      </Typography>
    </Box>
  );
}

interface HeadProps {
  readonly file: ReadFile;
  readonly view: () => ExportTable;
}

function ReportHead({ file: { counts, fileName }, view }: HeadProps) {
  const { t } = useTranslation('import');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
      <WarningIcon fontSize="small" sx={{ color: 'warning.main' }} />
      <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
        {t('warnings', { count: counts.warnings })}
      </Typography>
      <ExportTableButton size="small" view={view} of={fileName.replace(/\.[^.]*$/, '')} />
    </Box>
  );
}

function useReportColumns(): readonly Column<ReportRow>[] {
  const words = useWords(['import']);
  const failureText = useFailureText();
  const about = useMemo(
    () => ({ words, textOf: (code: string) => failureText({ code }) }),
    [words, failureText],
  );
  const columns = useColumns(WARNING_COLUMNS, words, about);
  const task = columns.find(({ id }) => id === 'task')!;
  return useMemo(
    () =>
      drawn<ReportRow>(columns, {
        task: (row) => (
          <span>
            {row.own.length > 0 ? words.t('import:report.folded', { count: row.own.length }) : task.text(row)}
          </span>
        ),
      }),
    [columns, task, words],
  );
}
