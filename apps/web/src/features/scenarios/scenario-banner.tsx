import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isScenarioId, projectOfPlan, scenarioOfPlan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppSelector } from '../../base/hooks';
import { ScenarioIcon } from '../../base/icons/icons';
import { comparisonPath, projectPath } from '../../base/paths';
import { useProjectId } from '../../base/use-project-id';
import { selectFailedOpening, selectMay, selectScenario } from '../../plan/state/plan-selectors';
import { useProject } from '../projects/use-project';

/** Above every page of a scenario: that this is not the plan by which the site works, and the way back to that. */
export function ScenarioBanner() {
  const planId = useProjectId();
  const isGone = useAppSelector(selectFailedOpening)?.projectId === planId;
  return planId !== null && isScenarioId(planId) && !isGone ? <Banner planId={planId} /> : null;
}

function Banner({ planId }: { readonly planId: string }) {
  const { t } = useTranslation('scenarios');
  const name = useAppSelector(selectScenario)?.name ?? '…';
  const plans = useAppSelector(selectMay('manageProject'));
  const project = useProject()?.project.name ?? '';
  const live = projectOfPlan(planId);
  return (
    <Box role="region" aria-label={t('banner.label')} sx={BANNER}>
      <ScenarioIcon fontSize="small" />
      <Box
        component="span"
        sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere', flex: '1 1 240px' }}
      >
        {t('banner.text', { name, project })}
      </Box>
      <Button component={Link} to={comparisonPath(live, scenarioOfPlan(planId)!)} sx={ON_BANNER}>
        {t('compare')}
      </Button>
      {plans && (
        <Button component={Link} to={projectPath('/program', planId)} sx={ON_BANNER}>
          {t('banner.calendar')}
        </Button>
      )}
      <Button component={Link} variant="outlined" to={projectPath('/gantt', live)} sx={ON_BANNER}>
        {t('banner.back')}
      </Button>
    </Box>
  );
}

const BANNER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: { xs: 4, md: 6 },
  py: 0.5,
  flexShrink: 0,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'body2',
} as const;

const ON_BANNER = { color: 'inherit', borderColor: 'currentColor', minHeight: { xs: 44, lg: 32 } } as const;
