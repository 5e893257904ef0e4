import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComparedTask } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { usePhone } from '../../base/layout/use-phone';
import { taskPath } from '../../base/paths';
import { SCENARIO_COLUMNS } from '../../columns/scenario-columns';
import { useColumns, useWords } from '../../columns/use-columns';

interface Props {
  readonly tasks: readonly ComparedTask[];
  readonly projectId: string;
  readonly planId: string;
}

const idOf = ({ id }: ComparedTask): string => id;
const rowName = ({ text }: ComparedTask): string => text;
/** What a laptop shows beside the open menu with its heads in full. */
const WIDE = { hidden: ['startBy', 'liveDuration', 'scenarioDuration'], widths: { code: 76, task: 180 } };
const NARROW = { hidden: [...WIDE.hidden, 'code', 'liveStart', 'scenarioStart', 'critical'] };
/** Which task ends when, and by how many days that is another day. */
const ON_A_PHONE = { hidden: [...NARROW.hidden, 'kind', 'liveEnd'], widths: { task: 112, endBy: 98 } };

/** The tasks that differ; each leads to its bar in the scenario, one that is gone to where it still is. */
export function ComparisonGrid({ tasks, projectId, planId }: Props) {
  const { t } = useTranslation('scenarios');
  const navigate = useNavigate();
  const narrow = useNarrow();
  const isPhone = usePhone();
  const onOpen = useCallback(
    ({ id, kind }: ComparedTask) => void navigate(taskPath(kind === 'gone' ? projectId : planId, id)),
    [navigate, projectId, planId],
  );
  const grid = useGrid({
    name: t('comparison.tasks'),
    columns: useColumns(SCENARIO_COLUMNS, useWords(['scenarios']), null),
    rows: tasks,
    idOf,
    rowName,
    initial: isPhone ? ON_A_PHONE : narrow ? NARROW : WIDE,
    wraps: isPhone,
    onOpen,
    noRows: t('comparison.nothingFound'),
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 2, flexShrink: 0 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('comparison.tasks')}
        </Typography>
        <GridTools grid={grid} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 320, height: '60vh', flexShrink: 0 }}>
        <GridTable grid={grid} />
      </Box>
    </>
  );
}
