import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { WithPlan } from '../plan/with-plan';
import { RhythmForm } from '../rhythm/rhythm-form';
import { RhythmPlaces } from '../rhythm/rhythm-places';

/** The line of balance: what repeats, the work that passes through it, and the tasks in it. */
export function RhythmSection() {
  return <WithPlan>{(plan) => <Rhythm plan={plan} />}</WithPlan>;
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
