import IconButton from '@mui/material/IconButton';
import { type PlanRow, treeOf } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { GanttIcon } from '../../base/icons/icons';
import { projectPath, taskPath } from '../../base/paths';
import { planFilterActions } from '../../plan/filter/plan-filter-slice';
import { selectPlan, selectReadyId } from '../../plan/state/plan-selectors';
import { usePanelIsPage } from './panel-frame';

/** Brings the person to the task's row and bar, whatever hides them: the panel too, where it takes the whole screen. */
export function ShowInGantt({ row: { id } }: { readonly row: Pick<PlanRow, 'id'> }) {
  const { t } = useTranslation('taskPanel');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isPage = usePanelIsPage();
  const projectId = useAppSelector(selectReadyId)!;
  const plan = useAppSelector(selectPlan)!;
  const show = () => {
    dispatch(planFilterActions.taskSought({ id, above: treeOf(plan).ancestorsOf(id) }));
    if (isPage) void navigate(projectPath('/gantt', projectId));
    else if (pathname !== '/gantt') void navigate(taskPath(projectId, id));
  };
  return (
    <IconButton size="small" aria-label={t('showInGantt')} title={t('showInGantt')} onClick={show}>
      <GanttIcon fontSize="small" />
    </IconButton>
  );
}
