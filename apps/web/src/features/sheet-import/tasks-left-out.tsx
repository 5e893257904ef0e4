import Alert from '@mui/material/Alert';
import { MAX_SHORT_TERM_ROWS, shortTermOfFile } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectPlan } from '../plan/plan-selectors';

/** Says that the open term has more tasks than its spreadsheet holds, before anybody takes that for the whole. */
export function TasksLeftOut() {
  const { t } = useTranslation('sheetImport');
  const leftOut = useAppSelector((state) => shortTermOfFile(selectPlan(state)!).leftOut);
  if (leftOut === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {t('leftOut', { count: leftOut, limit: MAX_SHORT_TERM_ROWS })}
    </Alert>
  );
}
