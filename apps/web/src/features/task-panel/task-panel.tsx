import Box from '@mui/material/Box';
import { type Actor, type Plan, type PlanRow, type Task, taskAccess } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../base/hooks';
import { ReadOnlyNote } from '../../base/states/read-only-note';
import { selectPlanFilter } from '../../plan/filter/plan-filter-slice';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanRow } from '../../plan/rows/use-plan-view';
import { selectActor, selectPlan, selectReadyId } from '../../plan/state/plan-selectors';
import { useTaskFiles } from '../task-files/use-task-files';
import { BaselineSection } from './baseline-section';
import { CommentsSection } from './comments-section';
import { FilesSection } from './files-section';
import { GeneralSection } from './general-section';
import { HistorySection } from './history-section';
import { LinksSection } from './links-section';
import { MeasuresSection } from './measures-section';
import { PanelFrame } from './panel-frame';
import { PanelHead } from './panel-head';
import type { ShownTask } from './shown-task';
import { PhotosSection } from './photos-section';
import { PeopleSection } from './people-section';
import { ProgressSection } from './progress-section';
import { RestrictionsSection } from './restrictions-section';
import { SeveralTasks } from './several/several-tasks';
import { UnitsSection } from './units-section';
import { UnsavedFieldsGuard } from './unsaved-fields';

interface Props {
  readonly taskId: string;
  readonly onClose: () => void;
}

/** Everything about a task in one place, edited as far as the person may (screens.md, "Task properties"). */
export function TaskPanel({ taskId, onClose }: Props) {
  const { t } = useTranslation('taskPanel');
  const plan = useAppSelector(selectPlan);
  const actor = useAppSelector(selectActor);
  const row = usePlanRow(taskId);
  const task = plan?.tasks.get(taskId);
  const several = useSeveral(taskId);
  if (!plan || !actor || !row || !task) return null;
  // The same frame for both: the focus stays in the chart while more rows are selected.
  return (
    <PanelFrame
      label={several ? t('several.label', { count: several.length }) : t('label', { task: row.text })}
      onClose={onClose}
    >
      {several ? (
        <SeveralTasks plan={plan} taskIds={several} onClose={onClose} />
      ) : (
        <Contents key={taskId} plan={plan} actor={actor} row={row} task={task} onClose={onClose} />
      )}
    </PanelFrame>
  );
}

/** The tasks that are selected in the Gantt beside the panel, where they are several and its own is one of them. */
function useSeveral(taskId: string): readonly string[] | null {
  const { pathname } = useLocation();
  const { selection } = useAppSelector(selectPlanFilter);
  const isSeveral = pathname === '/gantt' && selection.length > 1 && selection.includes(taskId);
  return isSeveral ? selection : null;
}

interface ContentsProps {
  readonly plan: Plan;
  readonly actor: Actor;
  readonly row: PlanRow;
  readonly task: Task;
  readonly onClose: () => void;
}

function Contents({ plan, actor, row, task, onClose }: ContentsProps) {
  const contextNow = useDecisionContext();
  // Another role is another answer.
  const access = useMemo(
    () => taskAccess(plan, task.id, { ...contextNow(), actor }),
    [plan, task.id, contextNow, actor],
  );
  const files = useTaskFiles(useAppSelector(selectReadyId)!, task.id);
  const shown: ShownTask = { plan, row, task, access };
  return (
    <UnsavedFieldsGuard taskId={task.id}>
      <PanelHead {...shown} onClose={onClose} />
      {/* Scrolled by keyboard too. */}
      <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        {access.plan && access.record && <ReadOnlyNote failure={access.record} sx={{ mx: 4, mt: 3 }} />}
        <GeneralSection {...shown} />
        <PeopleSection {...shown} />
        {row.kind !== 'summary' && <ProgressSection {...shown} />}
        {row.kind === 'task' && <UnitsSection {...shown} />}
        {row.kind !== 'summary' && <RestrictionsSection {...shown} />}
        <LinksSection {...shown} />
        <CommentsSection {...shown} />
        <PhotosSection {...shown} />
        <FilesSection {...shown} files={files} />
        <MeasuresSection {...shown} />
        <BaselineSection {...shown} />
        <HistorySection {...shown} files={files} />
      </Box>
    </UnsavedFieldsGuard>
  );
}
