import type { Plan } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { ErrorRetry } from '../../../base/states/error-retry';
import { LoadingRows } from '../../../base/states/loading';
import { planActions } from '../../../plan/state/plan-actions';
import { selectOpenProject } from '../../../plan/state/plan-selectors';
import { useProjectId } from '../../projects/use-project';

/** Shows what needs the plan once it is there. */
export function WithPlan({ children }: { readonly children: (plan: Plan) => ReactNode }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenProject);
  const projectId = useProjectId();
  if (open.phase === 'failed') {
    const again = () => dispatch(planActions.open({ projectId: open.projectId }));
    return <ErrorRetry title={t('projectFailed')} failure={open.failure} onRetry={again} />;
  }
  if (open.phase !== 'ready' || open.projectId !== projectId) return <LoadingRows rows={4} />;
  return children(open.sync.visible);
}
