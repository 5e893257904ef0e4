import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { delayedAmong, type Plan } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useAppSelector } from '../../base/hooks';
import { BoardIcon, TableIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import { useProjectId } from '../../base/use-project-id';
import { selectMay } from '../../plan/state/plan-selectors';
import { ExportTableButton } from '../exports/export-table-button';
import { DelayedStrip } from '../gantt/delayed-strip';
import { CauseDialog } from '../term/cause-dialog';
import { MeetingButton } from '../progress/meeting/meeting-button';
import { NoWork } from '../progress/no-work';
import { ScopeSwitch } from '../progress/scope-switch';
import { useScope, workPath } from '../progress/use-scope';
import { useAboutWork } from './use-work-edits';
import { useWorkGrid } from './use-work-grid';
import { useWorkRows } from '../progress/use-work-rows';
import { WorkHeader, WorkPage } from '../progress/work-page';

/** /progressManager: what is promised and done in the open short term, and why it is not. */
export function ProgressManagerPage() {
  return (
    <WorkPage titleKey="title" icon={<TableIcon />}>
      {(plan) => <Work plan={plan} />}
    </WorkPage>
  );
}

function Work({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('progress');
  const projectId = useProjectId()!;
  const { scope, choose } = useScope();
  const rows = useWorkRows(plan, scope);
  const mayPlan = useAppSelector(selectMay('editPlan'));
  const [explaining, setExplaining] = useState<string | null>(null);
  const about = useAboutWork(plan);
  const grid = useWorkGrid({ plan, rows, scope, about, onExplain: setExplaining });
  const select = grid.selection?.choose;
  const delayed = delayedAmong(
    plan,
    rows.map(({ id }) => id),
  );
  return (
    <>
      <WorkHeader
        plan={plan}
        titleKey="title"
        tools={
          <>
            <GridTools grid={grid} />
            <ExportTableButton view={grid.table} of={plan.settings.name} />
            <Button
              component={Link}
              to={workPath('/progressKanban', projectId, scope, grid.filtered)}
              variant="text"
              startIcon={<BoardIcon />}
            >
              <ToolLabel>{t('asKanban')}</ToolLabel>
            </Button>
            <MeetingButton />
          </>
        }
      />
      <ScopeSwitch scope={scope} onChosen={choose} />
      <Box sx={{ mx: -4 }}>
        <DelayedStrip
          taskIds={delayed}
          editable={mayPlan}
          onSelect={select && ((ids) => select(new Set(ids)))}
        />
      </Box>
      {rows.length > 0 ? (
        <GridTable grid={grid} />
      ) : (
        <NoWork scope={scope} icon={<TableIcon />} onChosen={choose} />
      )}
      {explaining && <CauseDialog taskId={explaining} onClose={() => setExplaining(null)} />}
    </>
  );
}
