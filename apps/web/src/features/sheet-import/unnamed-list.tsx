import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { shortCodes, type UnnamedTasks } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectPlan } from '../../plan/state/plan-selectors';

/** The tasks of the open term that a spreadsheet does not name, told before it comes in: their count, what becomes of them, which they are. */
export function UnnamedList({ ids, leave }: UnnamedTasks) {
  const { t } = useTranslation('sheetImport');
  const plan = useAppSelector(selectPlan)!;
  const codes = shortCodes(plan);
  return (
    <Alert
      severity={leave ? 'warning' : 'info'}
      sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      {t(leave ? 'leaving' : 'staying', { count: ids.length })}
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
