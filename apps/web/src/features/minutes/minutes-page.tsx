import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { projectPath, TERM_PARAM } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { useProjectId } from '../../base/use-project-id';
import { PlanBoundary } from '../../plan/plan-boundary';
import { MinutesList } from './minutes-list';
import { MinutesPaper } from './minutes-paper';

/** /minutes: the minutes of the meeting about the term that `?term=` names, to be read; without it the terms that have some. */
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
  if (term) return <MinutesPaper key={term.number} plan={plan} number={term.number} backTo={all} />;
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
