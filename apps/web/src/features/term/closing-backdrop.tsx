import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format';
import { useAppSelector } from '../../app/hooks';
import { selectReady } from '../plan/plan-selectors';

/** While somebody else closes the term or rolls the plan back: who, and since when. */
export function ClosingBackdrop() {
  // The message at the end of a rollback must not wait for its words.
  const { t } = useTranslation(['term', 'rollback']);
  const format = useFormat();
  const closing = useAppSelector(selectReady)?.closing;
  if (!closing) return null;
  const { name, since, state, what = 'close' } = closing;
  return (
    <Backdrop open role="alert" sx={{ zIndex: 'modal', flexDirection: 'column', gap: 4, color: '#fff' }}>
      {state === 'running' && <CircularProgress color="inherit" aria-hidden />}
      <Typography variant="h2">{t(`closing.${what}.${state}`, { name })}</Typography>
      {state === 'running' && <Typography>{t('closing.since', { time: format.dateTime(since) })}</Typography>}
    </Backdrop>
  );
}
