import type { Failure } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../base/messages/use-failure-text';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath } from '../../base/paths';
import { ErrorRetry } from '../../base/states/error-retry';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { LoadingReports } from '../reports/loading-reports';
import { CalculationProgress } from './calculation-progress';
import { MethodNote } from './method-note';
import { PendingForecast } from './pending-forecast';
import { ReadyForecastView } from './ready-forecast-view';
import { type AskedForecast, useForecast } from './use-forecast';

/** /forecast: when the project ends and how sure that is, from its own record. */
export function ForecastPage() {
  return (
    <Page>
      <PlanBoundary loading={<LoadingReports />}>{(plan) => <ForecastOf plan={plan} />}</PlanBoundary>
    </Page>
  );
}

function ForecastOf({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('forecast');
  const projectId = useProjectId()!;
  const asked = useForecast(projectId, plan);
  return (
    <>
      <PageHeader
        title={t('title')}
        context={asked.answer && <CalculationProgress answer={asked.answer} />}
        backTo={projectPath('/reports', projectId)}
      />
      <MethodNote />
      <NotNew asked={asked} />
      <Body plan={plan} asked={asked} />
    </>
  );
}

/** That what is shown could not be brought up to date. */
function NotNew({ asked: { answer, failure, again } }: { readonly asked: AskedForecast }) {
  const { t } = useTranslation('forecast');
  const textOf = useFailureText();
  if (!answer?.forecast || (!failure && !answer.failed)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4 }}
      action={
        <Button color="inherit" onClick={again}>
          {t('common:retry')}
        </Button>
      }
    >
      {!failure ? t('notNew') : isOffline(failure) ? t('offline.last') : textOf(failure)}
    </Alert>
  );
}

/** The server was not reached. */
const isOffline = ({ kind }: Failure): boolean => kind === 'unavailable';

function Body({ plan, asked }: { readonly plan: Plan; readonly asked: AskedForecast }) {
  const { t } = useTranslation('forecast');
  const { answer, failure, again } = asked;
  if (!answer?.forecast) {
    if (failure && isOffline(failure))
      return <ErrorRetry title={t('offline.none')} failure={failure} onRetry={again} />;
    if (failure) return <ErrorRetry title={t('loadFailed')} failure={failure} onRetry={again} />;
    if (answer?.failed) return <ErrorRetry title={t('calculationFailed')} failure={null} onRetry={again} />;
    return <LoadingReports />;
  }
  const { forecast, past } = answer;
  if (forecast.status === 'pending') return <PendingForecast pending={forecast} />;
  return <ReadyForecastView plan={plan} forecast={forecast} past={past} />;
}
