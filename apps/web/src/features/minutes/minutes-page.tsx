import Button from '@mui/material/Button';
import { isCivilDate, type Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { DATE_PARAM, projectPath, TERM_PARAM } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { MinutesList } from './minutes-list';
import { MinutesPaper } from './minutes-paper';
import { NewestMinutes } from './newest-minutes';

/**
 * /minutes: the minutes of the meeting about the term that `?term=` names, of the day of `date`, to be read: the newest where none is
 * named. Without a term the meetings that have some.
 */
export function MinutesPage() {
  return <PlanBoundary>{(plan) => <MinutesOf plan={plan} />}</PlanBoundary>;
}

function MinutesOf({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('meeting');
  const projectId = useProjectId() ?? '';
  const [query] = useSearchParams();
  const asked = query.get(TERM_PARAM);
  const term = plan.terms.rows.find(({ number }) => String(number) === asked);
  const all = projectPath('/minutes', projectId);
  const date = query.get(DATE_PARAM);
  if (term) {
    const { number } = term;
    return isCivilDate(date) ? (
      <MinutesPaper key={`${number} ${date}`} {...{ plan, number, date }} backTo={all} />
    ) : (
      <NewestMinutes key={number} {...{ plan, number, projectId }} backTo={all} />
    );
  }
  return (
    <Page layout="read">
      <PageHeader title={t('record.title')} backTo={asked ? all : projectPath('/reports', projectId)} />
      {asked === null ? (
        <MinutesList projectId={projectId} />
      ) : (
        <Empty
          title={t('record.noTerm')}
          action={
            <Button component={Link} to={all}>
              {t('record.all')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
