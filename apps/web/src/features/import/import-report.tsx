import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ImportWarning, searchable } from '@plomada/contracts';
import type { ExportTable } from '@plomada/interchange';
import type { TFunction } from 'i18next';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../base/grid/column';
import { GridTable } from '../../base/grid/grid-table';
import { useGrid } from '../../base/grid/use-grid';
import { ChevronRightIcon, ExpandMoreIcon, WarningIcon } from '../../base/icons/icons';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ExportTableButton } from '../exports/export-table-button';
import { foldedWarnings, isKind, type KindRow, type ReportRow, type WarningRow } from './folded-warnings';
import type { ReadFile } from './import-slice';
import { groupWarnings, subjectOf, valuesOf } from './warning-groups';
import { warningLines } from './warnings-sheet';

const EVERY_KIND = '';
const ROW = 32;
const TALLEST = 300;
const idOf = ({ id }: ReportRow) => String(id);

/**
 * What the plan will hold otherwise than the file: many of one kind as one line with their count, which opens; task by task when
 * filtered by kind or by name; and taken away whole as a sheet.
 */
export function ImportReport({ file }: { readonly file: ReadFile }) {
  const { t } = useTranslation('import');
  const textOf = useFailureText();
  const [kind, setKind] = useState(EVERY_KIND);
  const [name, setName] = useState('');
  const { counts, warnings } = file;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = useCallback(
    ({ code, isOpen }: KindRow) =>
      setOpen((now) => new Set(isOpen ? [...now].filter((one) => one !== code) : [...now, code])),
    [],
  );
  const columns = useReportColumns(turn);
  const found = useMemo(() => shownWarnings(warnings, kind, name, t), [warnings, kind, name, t]);
  const isFiltered = kind !== EVERY_KIND || name !== '';
  const rows = useMemo(() => (isFiltered ? found : foldedWarnings(found, open)), [isFiltered, found, open]);
  const kinds = useMemo(() => groupWarnings(warnings), [warnings]);
  const grid = useGrid({
    name: t('warningsList'),
    columns,
    rows,
    idOf,
    // Folded lines stand in the order of the file.
    isPlain: !isFiltered,
    rowHeight: ROW,
    // A warning is read to its end, on as many lines as it takes.
    wraps: true,
  });
  if (counts.warnings === 0) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <ReportHead file={file} />
      <Box sx={{ display: 'flex', gap: 2, mb: 2 }}>
        <TextField
          select
          fullWidth
          size="small"
          label={t('report.kind')}
          value={kind}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => setKind(target.value)}
        >
          <MenuItem value={EVERY_KIND}>{t('report.everyKind')}</MenuItem>
          {kinds.map((group) => (
            <MenuItem key={group.code} value={group.code}>
              {textOf({ code: group.code })} ({group.warnings.length})
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t('report.search')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          sx={{ flex: '0 0 200px' }}
        />
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

function ReportHead({ file: { counts, warnings, fileName } }: { readonly file: ReadFile }) {
  const { t, i18n } = useTranslation('import');
  const textOf = useFailureText();
  const view = (): ExportTable => ({
    name: t('report.title'),
    columns: ['task', 'what', 'before', 'after'].map((column) => ({
      head: t(`report.column.${column}`),
      holds: 'text',
    })),
    lines: warningLines(warnings, ({ code }) => textOf({ code }), t, i18n.language),
  });
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

function useReportColumns(turn: (row: KindRow) => void): readonly Column<ReportRow>[] {
  const { t, i18n } = useTranslation('import');
  const textOf = useFailureText();
  return useMemo(() => {
    const column = (
      id: string,
      width: number,
      text: (row: ReportRow) => string,
      more: Partial<Column<ReportRow>> = {},
    ): Column<ReportRow> => ({
      id,
      kind: 'text',
      head: t(`report.column.${id}`),
      width,
      value: text,
      text,
      ...more,
    });
    const taskOf = (row: ReportRow) =>
      isKind(row) ? t('report.folded', { count: row.count }) : subjectOf(row, t);
    return [
      column('task', 140, taskOf, {
        grows: 1,
        draw: (row, reach) =>
          isKind(row) ? (
            <Fold row={row} text={taskOf(row)} reach={reach} onTurn={turn} />
          ) : (
            <span>{taskOf(row)}</span>
          ),
      }),
      column('what', 180, ({ code }) => textOf({ code }), { grows: 1.4 }),
      column('before', 136, (row) => (isKind(row) ? '' : valuesOf(row, i18n.language).before)),
      column('after', 104, (row) => (isKind(row) ? '' : valuesOf(row, i18n.language).after)),
    ];
  }, [t, textOf, i18n.language, turn]);
}

interface FoldProps {
  readonly row: KindRow;
  readonly text: string;
  readonly reach: 0 | -1;
  readonly onTurn: (row: KindRow) => void;
}

function Fold({ row, text, reach, onTurn }: FoldProps) {
  return (
    <Button
      size="small"
      color="inherit"
      aria-expanded={row.isOpen}
      tabIndex={reach}
      startIcon={row.isOpen ? <ExpandMoreIcon /> : <ChevronRightIcon />}
      onClick={() => onTurn(row)}
    >
      {text}
    </Button>
  );
}

function shownWarnings(
  warnings: readonly ImportWarning[],
  kind: string,
  name: string,
  t: TFunction<'import'>,
): WarningRow[] {
  const wanted = searchable(name);
  return warnings
    .map((warning, id) => ({ ...warning, id }))
    .filter(
      (warning) =>
        (kind === EVERY_KIND || warning.code === kind) && searchable(subjectOf(warning, t)).includes(wanted),
    );
}
