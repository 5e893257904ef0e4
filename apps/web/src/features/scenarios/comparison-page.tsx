import Button from '@mui/material/Button';
import { type Comparison, comparedPlans, fromDocument, type Plan, scenarioPlanId } from '@plomada/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useAgainOn } from '../../base/api/use-again-on';
import { useQuery } from '../../base/api/use-query';
import { useAppSelector } from '../../base/hooks';
import { ScenarioIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { usePhone } from '../../base/layout/use-phone';
import { projectPath, SCENARIO_PARAM, SCENARIOS_PATH } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { useProjectId } from '../../base/use-project-id';
import { fetchProject } from '../../plan/loading/plan-api';
import { PlanBoundary } from '../../plan/plan-boundary';
import { ComparisonGrid } from './comparison-grid';
import { selectScenarioNews } from './scenarios-slice';
import { ComparisonSummary } from './comparison-summary';

/** /compare: a scenario beside the live plan, as both are now. The scenario travels as `?scenario=`, by its own id. */
export function ComparisonPage() {
  const projectId = useProjectId() ?? '';
  const [query] = useSearchParams();
  const scenarioId = query.get(SCENARIO_PARAM);
  if (!scenarioId) return <Navigate to={projectPath(SCENARIOS_PATH, projectId)} replace />;
  return (
    <PlanBoundary>
      {(live) => <WithScenario key={scenarioId} {...{ live, projectId, scenarioId }} />}
    </PlanBoundary>
  );
}

interface Props {
  readonly live: Plan;
  readonly projectId: string;
  readonly scenarioId: string;
}

function WithScenario({ live, projectId, scenarioId }: Props) {
  const { t } = useTranslation('scenarios');
  const isPhone = usePhone();
  const planId = scenarioPlanId(projectId, scenarioId);
  const [loaded, again] = useQuery(useCallback(() => fetchProject(planId), [planId]));
  useAgainOn(useAppSelector(selectScenarioNews(planId)), again);
  const scenario = loaded.status === 'ready' ? loaded.value.scenario : undefined;
  const tried = useMemo(() => (loaded.status === 'ready' ? fromDocument(loaded.value.plan) : null), [loaded]);
  const comparison = useMemo(() => tried && comparedPlans(live, tried), [live, tried]);
  return (
    <Page>
      <PageHeader
        title={t('comparison.title')}
        context={scenario && t('comparison.context', { name: scenario.name })}
        backTo={projectPath(SCENARIOS_PATH, projectId)}
        action={
          <Button
            component={Link}
            variant="contained"
            aria-label={t('comparison.open')}
            to={projectPath('/gantt', planId)}
          >
            {t(isPhone ? 'comparison.openShort' : 'comparison.open')}
          </Button>
        }
      />
      {loaded.status === 'loading' && <LoadingRows rows={8} />}
      {loaded.status === 'failed' && loaded.failure.code === 'SCENARIO_GONE' && (
        <Empty icon={<ScenarioIcon />} title={t('gone.title')} detail={t('gone.detail')} />
      )}
      {loaded.status === 'failed' && loaded.failure.code !== 'SCENARIO_GONE' && (
        <ErrorRetry title={t('comparison.failed')} failure={loaded.failure} onRetry={again} />
      )}
      {comparison && <Compared {...{ comparison, projectId, planId }} />}
    </Page>
  );
}

interface ComparedProps {
  readonly comparison: Comparison;
  readonly projectId: string;
  readonly planId: string;
}

function Compared({ comparison, projectId, planId }: ComparedProps) {
  const { t } = useTranslation('scenarios');
  return (
    <>
      <ComparisonSummary comparison={comparison} />
      {comparison.tasks.length > 0 ? (
        <ComparisonGrid tasks={comparison.tasks} {...{ projectId, planId }} />
      ) : (
        <Empty title={t('comparison.same')} detail={t('comparison.sameDetail')} />
      )}
    </>
  );
}
