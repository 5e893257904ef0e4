import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComparedTask } from '@plomada/domain';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { usePhone } from '../../base/layout/use-phone';
import { taskPath } from '../../base/paths';
import { drawn } from '../../columns/catalogue';
import { changesOf, changesText } from '../../columns/scenario-changes';
import { SCENARIO_COLUMNS } from '../../columns/scenario-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { TaskChanges } from './task-changes';

interface Props {
  readonly tasks: readonly ComparedTask[];
  readonly projectId: string;
  readonly planId: string;
}

const idOf = ({ id }: ComparedTask): string => id;
const rowName = ({ text }: ComparedTask): string => text;
/** What changes says when each starts and how long it takes, too: a laptop has no room for it twice. */
const TOLD = ['kind', 'startBy', 'liveStart', 'scenarioStart', 'liveDuration', 'scenarioDuration'];
const WIDE = { hidden: TOLD, widths: { code: 76, task: 180 } };
const NARROW = { hidden: [...TOLD, 'code', 'liveEnd', 'endBy', 'critical'], widths: { task: 150 } };
const ON_A_PHONE = { hidden: [...NARROW.hidden, 'scenarioEnd'], widths: { task: 130, changes: 200 } };

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
  const [shown, setShown] = useState<ComparedTask | null>(null);
  const grid = useGrid({
    name: t('comparison.tasks'),
    columns: useChangesDrawn(setShown),
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
      {shown && <TaskChanges task={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** What changes in short, leading to all of it. */
function useChangesDrawn(onShown: (task: ComparedTask) => void) {
  const words = useWords(['scenarios', 'log']);
  const columns = useColumns(SCENARIO_COLUMNS, words, null);
  return useMemo(
    () =>
      drawn(columns, {
        changes: (task, reach) => {
          const all = changesText(task, words);
          if (task.kind !== 'changed') return all;
          const short = changesOf(task, words).map((change) => change.short);
          return (
            <Link
              component="button"
              type="button"
              tabIndex={reach}
              title={all}
              aria-haspopup="dialog"
              aria-label={words.t('scenarios:changes.open', { task: task.text, changes: all })}
              underline="hover"
              sx={IN_CELL}
              onClick={() => onShown(task)}
            >
              {short.join(' · ')}
            </Link>
          );
        },
      }),
    [columns, words, onShown],
  );
}

const IN_CELL = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'left',
} as const;
