import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Plan, pulledForward } from '@plomada/domain';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlanChange } from '../../plan/editing/use-plan-change';

interface Props {
  readonly plan: Plan;
}

/** How many tasks could begin earlier than they do, and the click that moves them there at once; nothing where none could. */
export const PullForwardOffer = memo(function PullForwardOffer({ plan }: Props) {
  const { t } = useTranslation('gantt');
  const change = usePlanChange();
  // All of the plan is scheduled for it: no edit waits for that.
  const counted = useDeferredValue<Plan | null>(plan, null);
  const count = useMemo(() => (counted ? pulledForward(counted).length : 0), [counted]);
  if (count === 0) return null;
  const pull = () => {
    // Of a double click, the second finds the tasks where they go.
    if (counted === plan) change({ type: 'PULL_FORWARD', payload: {} });
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0, ml: 'auto', pl: 4, pr: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('pullForward.could', { count })}
      </Typography>
      <Button
        size="small"
        title={t('pullForward.detail')}
        onClick={pull}
        sx={{ minHeight: { xs: 44, sm: 0 } }}
      >
        {t('pullForward.do')}
      </Button>
    </Box>
  );
});
