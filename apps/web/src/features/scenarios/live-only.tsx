import Button from '@mui/material/Button';
import { projectOfPlan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { GanttIcon } from '../../base/icons/icons';
import { projectPath } from '../../base/paths';
import { StateMessage } from '../../base/states/state-message';
import { useProjectId } from '../../base/use-project-id';

/** A page that a scenario has not: it is about what happens on site, which only the live plan knows. */
export function LiveOnly() {
  const { t } = useTranslation('scenarios');
  const { pathname } = useLocation();
  const planId = useProjectId() ?? '';
  return (
    <StateMessage
      heading="h1"
      icon={<GanttIcon />}
      title={t('liveOnly.title')}
      detail={t('liveOnly.detail')}
      more={
        <Button component={Link} variant="contained" to={projectPath(pathname, projectOfPlan(planId))}>
          {t('liveOnly.live')}
        </Button>
      }
      action={
        <Button component={Link} to={projectPath('/gantt', planId)}>
          {t('liveOnly.back')}
        </Button>
      }
    />
  );
}
