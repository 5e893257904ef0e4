import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { OwnWeights } from '../weights/own-weights';
import { WeightTable } from '../weights/weight-table';
import { Weighing } from '../weights/weighing';
import { WithPlan } from '../plan/with-plan';

/** What tasks weigh in the project: how that is decided, and the weights that come of it. */
export function WeightsSection() {
  return <WithPlan>{(plan) => <Weights plan={plan} />}</WithPlan>;
}

function Weights({ plan }: { readonly plan: Plan }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Weighing plan={plan} />
      {plan.settings.weighingOption === 'none' ? <OwnWeights plan={plan} /> : <WeightTable plan={plan} />}
    </Box>
  );
}
