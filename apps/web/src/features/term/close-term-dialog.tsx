import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { openTerm } from '@plomada/domain';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { selectMay, selectPlan } from '../../plan/state/plan-selectors';
import { CloseChecklist } from './close-checklist';
import { CloseGuard } from './close-guard';
import { ClosePreview } from './close-preview';
import { CloseResult } from './close-result';
import { closeActions, selectClose } from './close-slice';
import { type CloseState, mayBeForced } from './close-state';
import { CloseStepper } from './close-stepper';
import { CloseStopped } from './close-stopped';

/** The close from beginning to end in one dialog: what is missing, the confirmation, the stages, the result. */
export function CloseTermDialog() {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  const close = useAppSelector(selectClose);
  const plan = useAppSelector(selectPlan);
  const mayForce = useAppSelector(selectMay('forceClose'));
  const isOver = close.phase === 'running' && isPastReturn(close);
  useEffect(() => {
    if (isOver) return;
    // Who reloads or closes the page closes no term: the others do not wait for it.
    const callOff = () => dispatch(closeActions.dismissed());
    window.addEventListener('pagehide', callOff);
    return () => window.removeEventListener('pagehide', callOff);
  }, [isOver, dispatch]);
  if (!plan || close.phase === 'idle') return null;
  const running = close.phase === 'running';
  const { number } = close;
  const dismiss = () => dispatch(closeActions.dismissed());
  return (
    <PlainDialog
      title={t(close.phase === 'done' ? 'close.doneTitle' : 'close.title', { number })}
      onClose={running ? undefined : dismiss}
      actions={
        <>
          {close.phase !== 'done' && (
            // What cannot be undone is not done by a second Enter: the way back has the focus.
            <Button
              key={close.phase}
              autoFocus={close.phase === 'confirming'}
              onClick={dismiss}
              disabled={isOver}
            >
              {t('common:cancel')}
            </Button>
          )}
          {close.phase === 'checking' && (
            <Button variant="contained" onClick={() => dispatch(closeActions.requested())}>
              {t('close.checkAgain')}
            </Button>
          )}
          {close.phase === 'stopped' && mayForce && mayBeForced(close.why) && (
            <ForceButton seq={close.why.seq} />
          )}
          {close.phase === 'stopped' && (
            <Button variant="contained" onClick={() => dispatch(closeActions.requested())}>
              {t('common:retry')}
            </Button>
          )}
          {close.phase === 'confirming' && (
            <Button variant="contained" onClick={() => dispatch(closeActions.confirmed())}>
              {t('close.confirm')}
            </Button>
          )}
          {close.phase === 'done' && (
            <Button variant="contained" onClick={dismiss} autoFocus>
              {t('close.goOn')}
            </Button>
          )}
        </>
      }
    >
      {running && <CloseGuard pastReturn={isOver} />}
      <CloseBody close={close} />
    </PlainDialog>
  );
}

/** For a facilitator, when the server's record is not what is shown. */
function ForceButton({ seq }: { readonly seq: number }) {
  const { t } = useTranslation('term');
  const dispatch = useAppDispatch();
  return (
    <Button color="error" onClick={() => dispatch(closeActions.forced({ seq }))}>
      {t('close.force')}
    </Button>
  );
}

/** Once the action is on its way it cannot be taken back. */
const isPastReturn = (close: Extract<CloseState, { phase: 'running' }>): boolean =>
  close.stage === 'close' || close.stage === 'finish';

function CloseBody({ close }: { readonly close: CloseState }) {
  switch (close.phase) {
    case 'idle':
      return null;
    case 'checking':
      return <CloseChecklist />;
    case 'confirming':
      return <CloseSummary />;
    case 'running':
      return <CloseStepper stage={close.stage} percent={close.percent} />;
    case 'stopped':
      return <CloseStopped stage={close.stage} why={close.why} />;
    case 'done':
      return <CloseResult outcome={close} />;
  }
}

function CloseSummary() {
  const { t } = useTranslation('term');
  const format = useFormat();
  const plan = useAppSelector(selectPlan)!;
  const { number, startDate } = openTerm(plan);
  return (
    <>
      <Typography sx={{ mb: 4 }}>{t('close.ready', { number, from: format.date(startDate) })}</Typography>
      <ClosePreview plan={plan} />
      <Typography color="textSecondary">{t('close.irreversible')}</Typography>
    </>
  );
}
