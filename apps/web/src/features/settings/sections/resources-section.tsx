import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { LoadingRows } from '../../../base/states/loading';
import { PlanBoundary } from '../../../plan/plan-boundary';
import { Amounts } from '../resources/amounts';
import { ResourceList } from '../resources/resource-list';

/** What tasks need: the resources, and how much of each a task has. */
export function ResourcesSection() {
  return (
    <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <Resources plan={plan} />}</PlanBoundary>
  );
}

function Resources({ plan }: { readonly plan: Plan }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <ResourceList plan={plan} />
      {plan.resources.size > 0 && <Amounts plan={plan} />}
    </Box>
  );
}
