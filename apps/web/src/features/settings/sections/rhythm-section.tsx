import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LINE_OF_BALANCE_PATH, projectPath } from '../../../base/paths';
import { LoadingRows } from '../../../base/states/loading';
import { useProjectId } from '../../../base/use-project-id';
import { PlanBoundary } from '../../../plan/plan-boundary';
import { RhythmForm } from '../rhythm/rhythm-form';
import { RhythmPlaces } from '../rhythm/rhythm-places';

/** The line of balance: what repeats, the work that passes through it, and the tasks in it. */
export function RhythmSection() {
  return <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <Rhythm plan={plan} />}</PlanBoundary>;
}

function Rhythm({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('settings');
  const projectId = useProjectId()!;
  const isSet = plan.rhythmUnits.size > 0 && plan.rhythmCategories.size > 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <RhythmForm plan={plan} />
      {isSet && (
        <Button
          component={Link}
          to={projectPath(LINE_OF_BALANCE_PATH, projectId)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('rhythm.show')}
        </Button>
      )}
      {isSet && <RhythmPlaces plan={plan} />}
    </Box>
  );
}
