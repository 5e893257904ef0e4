import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo } from 'react';
import { GridTable } from '../../base/grid/grid-table';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { type CatalogueColumn, drawn, type Drawings } from '../../columns/catalogue';
import { usePhone } from '../../base/layout/use-phone';
import { useColumns, useWords } from '../../columns/use-columns';
import { useProject } from '../projects/use-project';
import { ExportTableButton } from '../exports/export-table-button';

interface Props<Row> {
  readonly title: string;
  /** What the table says as a whole. */
  readonly detail: ReactNode;
  readonly columns: readonly CatalogueColumn<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly drawings: Drawings<Row>;
  readonly onOpen: (row: Row) => void;
  /** Ids of the columns that narrow windows leave out, and those that only phones do. */
  readonly wideOnly: readonly string[];
  readonly notOnPhone?: readonly string[];
  /** Ids of columns that say nothing of these rows. */
  readonly idle?: readonly string[];
}

const ROW_PX = 36;
const MOST_ROWS = 10;
/** The heads, a scroll bar, and what is said of filtered rows. */
const BESIDE_ROWS_PX = 84;

/** A table of the forecast: each row opens what it is about. */
export function ForecastTable<Row extends object>(props: Props<Row>) {
  const {
    title,
    detail,
    columns,
    rows,
    idOf,
    rowName,
    drawings,
    onOpen,
    wideOnly,
    notOnPhone = [],
    idle = [],
  } = props;
  const titleId = useId();
  const narrow = useNarrow();
  const phone = usePhone();
  const projectName = useProject()?.project.name ?? '';
  const plain = useColumns(columns, useWords(['forecast']), null);
  const grid = useGrid({
    ...{ name: title, rows, idOf, rowName, onOpen },
    opensBy: 'doubleClick',
    columns: useMemo(() => drawn(plain, drawings), [plain, drawings]),
    initial: { hidden: [...idle, ...(narrow ? wideOnly : []), ...(phone ? notOnPhone : [])] },
  });
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 4, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <ExportTableButton size="small" view={grid.table} of={projectName} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{detail}</Typography>
      {rows.length > 0 && (
        <Box
          sx={{
            height: Math.min(rows.length, MOST_ROWS) * ROW_PX + BESIDE_ROWS_PX,
            display: 'flex',
            flexDirection: 'column',
          }}
        >
          <GridTable grid={grid} />
        </Box>
      )}
    </Card>
  );
}
