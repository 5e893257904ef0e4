import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { BlockingModal } from '../../base/states/blocking-modal';
import { selectClosing } from '../../plan/state/plan-selectors';

/**
 * While somebody else closes the term or rolls the plan back: who, and since when. Neither the mouse nor the keyboard reaches the
 * plan meanwhile: an edit would spoil the close.
 */
export function ClosingBackdrop() {
  // The message at the end of a rollback must not wait for its words.
  const { t } = useTranslation(['term', 'rollback']);
  const format = useFormat();
  const closing = useAppSelector(selectClosing);
  if (!closing) return null;
  const { name, since, state, what = 'close' } = closing;
  return (
    <BlockingModal
      title={t(`closing.${what}.${state}`, { name })}
      sign={state === 'running' && <CircularProgress color="inherit" aria-hidden />}
    >
      {state === 'running' && (
        <Typography color="textSecondary">{t('closing.since', { time: format.date(since) })}</Typography>
      )}
    </BlockingModal>
  );
}
