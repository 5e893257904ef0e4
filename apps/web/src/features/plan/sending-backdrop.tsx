import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import { selectReady } from './plan-selectors';

/** Actions after which the plan is another one: nothing is to be done to it while they are on their way. */
const TEXTS: Readonly<Record<string, 'sending.close' | 'sending.rollback'>> = {
  CLOSE_TERM_V2: 'sending.close',
  DO_ROLLBACK: 'sending.rollback',
};

/** While an own close or rollback is being sent. Below dialogs: the one of the close tells more. */
export function SendingBackdrop() {
  const { t } = useTranslation('sync');
  const pending = useAppSelector(selectReady)?.sync.pending ?? [];
  const key = pending
    .filter(({ stage }) => stage.name === 'sent')
    .map(({ action }) => TEXTS[action.type])
    .find((text) => text !== undefined);
  if (!key) return null;
  return (
    <Backdrop open role="alert" sx={{ zIndex: 'drawer', flexDirection: 'column', gap: 4, color: '#fff' }}>
      <CircularProgress color="inherit" aria-hidden />
      <Typography variant="h2">{t(key)}</Typography>
    </Backdrop>
  );
}
