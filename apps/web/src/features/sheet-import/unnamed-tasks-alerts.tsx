import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { shortCodes, type UnnamedTasks } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';

/** The tasks of the open term that a spreadsheet does not name, told before it comes in: those that leave or stay, and those that another names. */
export function UnnamedTasksAlerts({ ids, leave, elsewhere }: UnnamedTasks) {
  const { t } = useTranslation('sheetImport');
  return (
    <>
      {ids.length > 0 && (
        <TasksAlert
          severity={leave ? 'warning' : 'info'}
          told={t(leave ? 'leaving' : 'staying', { count: ids.length })}
          ids={ids}
        />
      )}
      {elsewhere.length > 0 && (
        <TasksAlert severity="info" told={t('elsewhere', { count: elsewhere.length })} ids={elsewhere} />
      )}
    </>
  );
}

interface Props {
  readonly severity: 'warning' | 'info';
  /** Their count, and what becomes of them. */
  readonly told: string;
  readonly ids: readonly string[];
}

function TasksAlert({ severity, told, ids }: Props) {
  const { t } = useTranslation('sheetImport');
  const plan = useAppSelector(selectPlan)!;
  const codes = shortCodes(plan);
  return (
    <Alert severity={severity} sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {told}
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          {t('unnamed')}
        </Box>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere' }}>
          {ids.map((id) => (
            <li key={id}>{`${codes.get(id) ?? ''} ${plan.tasks.get(id)?.text ?? ''}`.trim()}</li>
          ))}
        </Box>
      </Box>
    </Alert>
  );
}
