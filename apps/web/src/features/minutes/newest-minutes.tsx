import type { Plan } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { useToday } from '../../plan/rows/use-today';
import { loadAllMinutes } from '../terms-with-minutes/load-all-minutes';
import { MinutesPaper } from './minutes-paper';

interface Props {
  readonly plan: Plan;
  /** Of a term that the plan has. */
  readonly number: number;
  readonly projectId: string;
  readonly backTo: string;
}

/** The minutes of the newest meeting about a term; where it had none, what the plan knows of it. */
export function NewestMinutes({ plan, number, projectId, backTo }: Props) {
  const { t } = useTranslation('meeting');
  const today = useToday();
  const [loaded, again] = useQuery(useCallback(() => loadAllMinutes(projectId), [projectId]));
  if (loaded.status === 'ready') {
    const newest = loaded.value.minutes.find((one) => one.number === number);
    return <MinutesPaper {...{ plan, number, backTo }} date={newest?.date ?? today} />;
  }
  return (
    <Page>
      <PageHeader title={t('record.ofTerm', { number })} backTo={backTo} />
      {loaded.status === 'loading' ? (
        <LoadingRows rows={6} />
      ) : (
        <ErrorRetry title={t('record.failed')} failure={loaded.failure} onRetry={again} />
      )}
    </Page>
  );
}
