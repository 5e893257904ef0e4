import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { BlockingModal } from '../../base/states/blocking-modal';
import { selectRun } from '../../features/rollback/rollback-slice';
import { selectClose } from '../../features/term/close-slice';
import { selectPending } from '../../plan/state/plan-selectors';

/** Actions after which the plan is another one: nothing is to be done to it while they are on their way. */
const TEXTS: Readonly<Record<string, 'sending.close' | 'sending.rollback'>> = {
  CLOSE_TERM_V2: 'sending.close',
  DO_ROLLBACK: 'sending.rollback',
};

/** While an own close or rollback is being sent. What runs it shows a dialog, which tells more: this is for when it is gone. */
export function SendingBackdrop() {
  const { t } = useTranslation('sync');
  const pending = useAppSelector(selectPending);
  const close = useAppSelector(selectClose);
  const rollback = useAppSelector(selectRun);
  const key = pending
    .filter(({ stage }) => stage.name === 'sent')
    .map(({ action }) => TEXTS[action.type])
    .find((text) => text !== undefined);
  if (!key || close.phase === 'running' || rollback.phase === 'running') return null;
  return <BlockingModal title={t(key)} sign={<CircularProgress color="inherit" aria-hidden />} />;
}
