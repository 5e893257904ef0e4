import Button from '@mui/material/Button';
import { projectOfPlan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScenarioIcon } from '../../base/icons/icons';
import { ToolLabel } from '../../base/layout/tool-label';
import { projectPath, SCENARIOS_PATH } from '../../base/paths';
import { useProjectId } from '../../base/use-project-id';

/** From the plan to what is tried out beside it. */
export function ScenariosButton() {
  const { t } = useTranslation('scenarios');
  const planId = useProjectId() ?? '';
  return (
    <Button
      component={Link}
      startIcon={<ScenarioIcon />}
      title={t('title')}
      to={projectPath(SCENARIOS_PATH, projectOfPlan(planId))}
    >
      <ToolLabel>{t('title')}</ToolLabel>
    </Button>
  );
}
