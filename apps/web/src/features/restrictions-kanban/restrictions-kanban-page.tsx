import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BoardView } from '../../base/board/board-view';
import { LaneChoice } from '../../base/board/lane-choice';
import { useLanesInAddress } from '../../base/board/use-lanes-in-address';
import { filteredPath } from '../../base/grid/address-filters';
import { FilterButton } from '../../base/grid/filter-button';
import { FilterChips } from '../../base/grid/filter-chips';
import { TableIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { useRestrictionRows } from '../../plan/rows/use-restriction-rows';
import { NewRestrictionButton } from '../restriction-dialog/new-restriction-button';
import { useOpenRestriction } from '../restriction-dialog/use-open-restriction';
import { NoRestrictions } from '../restrictions/no-restrictions';
import { useRestrictionGrid } from '../restrictions/use-restriction-grid';
import { inCardOrder } from './card-order';
import { LANE_CHOICES } from './restriction-lanes';
import { useRestrictionBoard } from './use-restriction-board';

/** /restrictionsKanban: what the tasks lack, from found to released. */
export function RestrictionsKanbanPage() {
  return (
    <Page layout="fill">
      <PlanBoundary loading={<LoadingRows rows={12} />}>{(plan) => <Kanban plan={plan} />}</PlanBoundary>
    </Page>
  );
}

function Kanban({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['restrictions', 'columns']);
  const projectId = useProjectId()!;
  const rows = useRestrictionRows(plan);
  const grid = useRestrictionGrid(rows, useOpenRestriction());
  const [lanes, chooseLanes] = useLanesInAddress(LANE_CHOICES);
  const shown = useMemo(() => inCardOrder(grid.found), [grid.found]);
  const { board, question } = useRestrictionBoard(plan, shown, lanes);
  const open = rows.filter(({ released }) => released === null).length;
  const laneNames = LANE_CHOICES.map((id) => ({ id, label: t(`kanban.lanes.${id}`) }));
  return (
    <>
      <PageHeader
        title={t('kanban.title')}
        context={rows.length > 0 && t('count', { count: rows.length, open })}
        tools={
          rows.length > 0 && (
            <>
              <LaneChoice choices={laneNames} chosen={lanes ?? ''} onChosen={chooseLanes} />
              <FilterButton grid={grid} />
              <Button
                component={Link}
                to={filteredPath('/restrictions', projectId, grid.filtered)}
                variant="text"
                startIcon={<TableIcon />}
              >
                {t('kanban.asTable')}
              </Button>
            </>
          )
        }
        action={<NewRestrictionButton />}
      />
      {rows.length > 0 ? (
        <>
          <FilterChips grid={grid} />
          <BoardView board={board} />
        </>
      ) : (
        <NoRestrictions />
      )}
      {question}
    </>
  );
}
