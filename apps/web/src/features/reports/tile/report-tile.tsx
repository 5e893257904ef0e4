import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from '../../base/grid/filters';
import { shownTable } from '../../base/grid/shown-table';
import { Empty } from '../../base/states/empty';
import { columnsOf } from '../../columns/catalogue';
import { useWords } from '../../columns/use-columns';
import { ExportTableButton } from '../exports/export-table-button';
import type { FilledReport } from './registry/report';
import { ReportTable } from './report-table';

type Face = 'chart' | 'table' | 'behind';
const TABLE_HEIGHT = 320;

export interface ReportTileProps {
  /** What it is called. */
  readonly name: string;
  readonly filled: FilledReport;
  /** What its files are named after. */
  readonly projectName: string;
  readonly face?: Face;
  readonly isMain?: boolean;
  /** What its table is filtered by, where the address says it. */
  readonly filters?: readonly [Filters, (filters: Filters) => void];
}

/** A report on a dashboard: its chart or figure, the table of it, what that is made of, and files of what is shown. */
export function ReportTile({
  name,
  filled,
  projectName,
  face: first = 'chart',
  isMain,
  filters,
}: ReportTileProps) {
  const { t } = useTranslation('reports');
  const words = useWords(['reports']);
  const titleId = useId();
  const [face, setFace] = useState<Face>(first);
  const card = useRef<HTMLElement>(null);
  const isSought = Object.keys(filters?.[0] ?? {}).length > 0;
  // Whoever followed a link to a row of it is brought to it.
  useEffect(() => {
    if (isSought) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSought]);
  const source = face === 'behind' && filled.behind ? filled.behind : filled.table;
  const others = FACES.filter((one) => one !== face && (one !== 'behind' || filled.behind));
  return (
    <Card
      ref={card}
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 4, minWidth: 0, ...(isMain && { borderLeft: 4, borderLeftColor: 'primary.main' }) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {!filled.isEmpty &&
          others.map((one) => (
            <Button key={one} size="small" onClick={() => setFace(one)}>
              {t(`tile.${one}`)}
            </Button>
          ))}
        {!filled.isEmpty && (
          <ExportTableButton
            size="small"
            view={() => shownTable(name, columnsOf(source.columns, words, null), source.rows)}
            of={projectName}
          />
        )}
      </Box>
      {filled.isEmpty && <Empty title={t('common:noData')} />}
      {!filled.isEmpty && face === 'chart' && filled.chart}
      {!filled.isEmpty && face !== 'chart' && (
        <ReportTable
          key={face}
          name={name}
          source={source}
          height={TABLE_HEIGHT}
          {...(filters && { filters })}
        />
      )}
    </Card>
  );
}

const FACES: readonly Face[] = ['chart', 'table', 'behind'];
