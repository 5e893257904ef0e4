import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format';
import { useAppSelector } from '../../app/hooks';
import { selectReady } from '../plan/plan-selectors';

/**
 * While somebody else closes the term or rolls the plan back: who, and since when. Neither the mouse nor the keyboard reaches the
 * plan meanwhile: an edit would spoil the close.
 */
export function ClosingBackdrop() {
  // The message at the end of a rollback must not wait for its words.
  const { t } = useTranslation(['term', 'rollback']);
  const format = useFormat();
  const closing = useAppSelector(selectReady)?.closing;
  if (!closing) return null;
  const { name, since, state, what = 'close' } = closing;
  return (
    <Modal open>
      <Box role="alertdialog" aria-modal aria-labelledby="closing-who" tabIndex={-1} sx={OVER_ALL}>
        {state === 'running' && <CircularProgress color="inherit" aria-hidden />}
        <Typography variant="h2" id="closing-who">
          {t(`closing.${what}.${state}`, { name })}
        </Typography>
        {state === 'running' && (
          <Typography>{t('closing.since', { time: format.dateTime(since) })}</Typography>
        )}
      </Box>
    </Modal>
  );
}

const OVER_ALL = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  p: 6,
  color: '#fff',
  textAlign: 'center',
  outline: 'none',
} as const;
