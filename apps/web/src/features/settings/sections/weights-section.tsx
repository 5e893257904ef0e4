import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { OwnWeights } from '../weights/own-weights';
import { WeightTable } from '../weights/weight-table';
import { Weighing } from '../weights/weighing';
import { LoadingRows } from '../../../base/states/loading';
import { PlanBoundary } from '../../../plan/plan-boundary';

/** What tasks weigh in the project: how that is decided, and the weights that come of it. */
export function WeightsSection() {
  return <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <Weights plan={plan} />}</PlanBoundary>;
}

function Weights({ plan }: { readonly plan: Plan }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Weighing plan={plan} />
      {plan.settings.weighingOption === 'none' ? <OwnWeights plan={plan} /> : <WeightTable plan={plan} />}
    </Box>
  );
}
