import Button from '@mui/material/Button';
import type { PlanForecast } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReportsIcon } from '../../base/icons/icons';
import { projectPath } from '../../base/paths';
import { Empty } from '../../base/states/empty';
import { useProjectId } from '../../base/use-project-id';

interface Props {
  readonly pending: Extract<PlanForecast, { readonly status: 'pending' }>;
}

/** How much record there is of what it takes, and what adds to it. */
export function PendingForecast({ pending: { has, needs } }: Props) {
  const { t } = useTranslation('forecast');
  const projectId = useProjectId()!;
  return (
    <Empty
      icon={<ReportsIcon />}
      title={t('pending.title', {
        tasks: t('pending.tasks', { has: has.tasks, count: needs.tasks }),
        terms: t('pending.terms', { has: has.terms, count: needs.terms }),
      })}
      detail={t('pending.detail')}
      action={
        <Button component={Link} to={projectPath('/progressManager', projectId)} variant="contained">
          {t('pending.action')}
        </Button>
      }
    />
  );
}
