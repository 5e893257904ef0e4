import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BoardView } from '../../base/board/board-view';
import { LaneChoice } from '../../base/board/lane-choice';
import { useLanesInAddress } from '../../base/board/use-lanes-in-address';
import { FilterButton } from '../../base/grid/filter-button';
import { FilterChips } from '../../base/grid/filter-chips';
import { BoardIcon, TableIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import { useProjectId } from '../../base/use-project-id';
import { MeetingButton } from '../progress/meeting/meeting-button';
import { NoWork } from '../progress/no-work';
import { ScopeSwitch } from '../progress/scope-switch';
import { useScope, workPath } from '../progress/use-scope';
import { useWorkRows } from '../progress/use-work-rows';
import { WorkHeader, WorkPage } from '../progress/work-page';
import { useAboutWork } from '../progress-manager/use-work-edits';
import { useWorkGrid } from '../progress-manager/use-work-grid';
import { CauseDialog } from '../term/cause-dialog';
import { StateSwitch } from './state-switch';
import { useWorkBoard } from './use-work-board';
import { useWorkCards } from './use-work-cards';
import { LANE_CHOICES } from './work-lanes';

/** /progressKanban: how far the work of the open short term is, from not done to completed. */
export function ProgressKanbanPage() {
  return (
    <WorkPage titleKey="kanban.title" icon={<BoardIcon />}>
      {(plan) => <Kanban plan={plan} />}
    </WorkPage>
  );
}

function Kanban({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('progress');
  const projectId = useProjectId()!;
  const { scope, choose } = useScope();
  const [lanes, chooseLanes] = useLanesInAddress(LANE_CHOICES);
  const [explaining, setExplaining] = useState<string | null>(null);
  const rows = useWorkRows(plan, scope);
  const about = useAboutWork(plan);
  const grid = useWorkGrid({ plan, rows, scope, about, onExplain: setExplaining });
  const draw = useWorkCards(grid.columns, about, setExplaining);
  const { board, question } = useWorkBoard({
    plan,
    rows: grid.found,
    lanes,
    draw,
    onExplain: setExplaining,
  });
  const laneNames = LANE_CHOICES.map((id) => ({ id, label: t(`kanban.lanes.${id}`) }));
  return (
    <>
      <WorkHeader
        plan={plan}
        titleKey="kanban.title"
        tools={
          <>
            <LaneChoice choices={laneNames} chosen={lanes ?? ''} onChosen={chooseLanes} />
            <FilterButton grid={grid} />
            <Button
              component={Link}
              to={workPath('/progressManager', projectId, scope, grid.filtered)}
              variant="text"
              startIcon={<TableIcon />}
            >
              <ToolLabel>{t('kanban.asTable')}</ToolLabel>
            </Button>
            <MeetingButton />
          </>
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, flexShrink: 0 }}>
        <ScopeSwitch scope={scope} onChosen={choose} />
        <StateSwitch filters={grid.filtered} onChosen={grid.filter} />
      </Box>
      {rows.length > 0 ? (
        <>
          <FilterChips grid={grid} />
          <BoardView board={board} />
        </>
      ) : (
        <NoWork scope={scope} icon={<BoardIcon />} onChosen={choose} />
      )}
      {question}
      {explaining && <CauseDialog taskId={explaining} onClose={() => setExplaining(null)} />}
    </>
  );
}
