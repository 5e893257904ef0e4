import Alert from '@mui/material/Alert';
import type { Plan } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { TakeBaseline } from './take-baseline';
import { useBaselineBar } from './use-baseline-bar';

/** Where a baseline is asked for and there is none: the way to take one, or why it is not for this person. */
export function MissingBaseline({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation(['gantt', 'codes']);
  const why = useBaselineBar();
  return (
    <Alert
      severity="info"
      sx={{ mx: 4, mb: 2, py: 0, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        why === null && plan.tasks.size > 0 && <TakeBaseline plan={plan} size="small" color="inherit" />
      }
    >
      {t('codes:BASELINE_MISSING')}
      {why !== null && `. ${t(why)}`}
    </Alert>
  );
}
