import type { Plan } from '@plomada/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../base/hooks';
import { ErrorRetry } from '../base/states/error-retry';
import { LoadingPage } from '../base/states/loading';
import { useProjectId } from '../base/use-project-id';
import { planActions } from './state/plan-actions';
import { selectFailedOpening, selectPlan, selectReadyId } from './state/plan-selectors';

interface PlanBoundaryProps {
  /** What needs the open plan; as a function it is drawn again with every change of it. */
  readonly children: ReactNode | ((plan: Plan) => ReactNode);
  /** Shown meanwhile: by itself a page that loads. */
  readonly loading?: ReactNode;
  /** What is said when the plan cannot be opened. */
  readonly failed?: string;
}

/** Shows what needs the plan of the project that the address names once it is there: until then that it loads, or why it cannot be opened. */
export function PlanBoundary({ children, loading = <LoadingPage />, failed }: PlanBoundaryProps) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const failedOpening = useAppSelector(selectFailedOpening);
  const readyId = useAppSelector(selectReadyId);
  const projectId = useProjectId();
  if (failedOpening) {
    const again = () => dispatch(planActions.open({ projectId: failedOpening.projectId }));
    return (
      <ErrorRetry title={failed ?? t('projectFailed')} failure={failedOpening.failure} onRetry={again} />
    );
  }
  if (readyId === null || readyId !== projectId) return loading;
  return typeof children === 'function' ? <OfPlan>{children}</OfPlan> : children;
}

function OfPlan({ children }: { readonly children: (plan: Plan) => ReactNode }) {
  const plan = useAppSelector(selectPlan);
  return plan && children(plan);
}
