import Box from '@mui/material/Box';
import { AlmostDone } from '../advanced/almost-done';
import { ContractStart } from '../advanced/contract-start';
import { WithPlan } from '../plan/with-plan';
import { WithSettings } from '../project/with-settings';

/** What is rarely needed: the start that the contract says, and finishing what is as good as finished. */
export function AdvancedSection() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <WithSettings>{(settings) => <ContractStart settings={settings} />}</WithSettings>
      <WithPlan>{(plan) => <AlmostDone plan={plan} />}</WithPlan>
    </Box>
  );
}
