import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { openTerm, reopenableTerm, waitingTerm } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectJoined, selectMay, selectPlan } from '../../plan/state/plan-selectors';
import { ReopenDialog } from './reopen-dialog';
import { rollbackActions, selectReopen } from './rollback-slice';

/** The other way back: the term closed last is opened again and nothing is lost. Says so where one is open again already. */
export function ReopenTerm() {
  const { t } = useTranslation('rollback');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const may = useAppSelector(selectMay('closeTerm'));
  const joined = useAppSelector(selectJoined);
  const reopen = useAppSelector(selectReopen);
  if (!plan || !may) return null;
  const last = waitingTerm(plan) && openTerm(plan).reopenings?.at(-1);
  if (last) {
    const { number } = openTerm(plan);
    return (
      <Alert severity="info" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {t('reopen.isOpen', { number, name: last.name, time: format.date(last.at), reason: last.reason })}
      </Alert>
    );
  }
  const term = reopenableTerm(plan);
  if (!term) return null;
  const { number } = term;
  return (
    <Card component="section" sx={{ p: 4, mb: 6, flexShrink: 0 }}>
      <Typography variant="h2">{t('reopen.title', { number })}</Typography>
      <Typography color="textSecondary" sx={{ my: 2 }}>
        {t('reopen.detail', { number, next: openTerm(plan).number })}
      </Typography>
      <Button variant="outlined" disabled={!joined} onClick={() => dispatch(rollbackActions.reopenOpened())}>
        {t('reopen.open')}
      </Button>
      {reopen && <ReopenDialog plan={plan} term={term} state={reopen} />}
    </Card>
  );
}
