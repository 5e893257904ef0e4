import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { LoadingRows } from '../../../base/states/loading';
import { PlanBoundary } from '../../../plan/plan-boundary';
import { RhythmForm } from '../rhythm/rhythm-form';
import { RhythmPlaces } from '../rhythm/rhythm-places';

/** The line of balance: what repeats, the work that passes through it, and the tasks in it. */
export function RhythmSection() {
  return <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <Rhythm plan={plan} />}</PlanBoundary>;
}

function Rhythm({ plan }: { readonly plan: Plan }) {
  const isSet = plan.rhythmUnits.size > 0 && plan.rhythmCategories.size > 0;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <RhythmForm plan={plan} />
      {isSet && <RhythmPlaces plan={plan} />}
    </Box>
  );
}
