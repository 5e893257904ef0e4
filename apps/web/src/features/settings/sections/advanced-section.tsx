import Box from '@mui/material/Box';
import { AlmostDone } from '../advanced/almost-done';
import { ContractStart } from '../advanced/contract-start';
import { LoadingRows } from '../../../base/states/loading';
import { PlanBoundary } from '../../../plan/plan-boundary';
import { WithSettings } from '../project/with-settings';

/** What is rarely needed: the start that the contract says, and finishing what is as good as finished. */
export function AdvancedSection() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <WithSettings>{(settings) => <ContractStart settings={settings} />}</WithSettings>
      <PlanBoundary loading={<LoadingRows rows={4} />}>{(plan) => <AlmostDone plan={plan} />}</PlanBoundary>
    </Box>
  );
}
