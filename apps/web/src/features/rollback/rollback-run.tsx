import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { projectPath } from '../../base/paths';
import { LeaveGuard, PROJECT_LEFT } from '../../base/unsaved/leave-guard';
import { selectReadyId } from '../../plan/state/plan-selectors';
import { rollbackActions } from './rollback-slice';
import { ROLLBACK_STAGES, type Run } from './rollback-state';
import { useLostText } from './use-lost';

/** A rollback from its first stage to its outcome. It cannot be left half way. */
export function RollbackRun({ run }: { readonly run: Exclude<Run, { phase: 'idle' }> }) {
  const { t } = useTranslation('rollback');
  const dispatch = useAppDispatch();
  const { number } = run.snapshot;
  const dismiss = () => dispatch(rollbackActions.dismissed());
  const waysOut = {
    running: null,
    stopped: (
      <>
        <Button onClick={dismiss}>{t('common:close')}</Button>
        <Button variant="contained" onClick={() => dispatch(rollbackActions.confirmed(run.snapshot))}>
          {t('common:retry')}
        </Button>
      </>
    ),
    done: <DoneActions onLeave={dismiss} />,
  };
  return (
    <PlainDialog title={t(`run.${run.phase}`, { number })} actions={waysOut[run.phase]}>
      {run.phase === 'running' && <RunGuard />}
      {run.phase === 'running' && <Stages stage={run.stage} />}
      {run.phase === 'stopped' && <Stopped run={run} />}
      {run.phase === 'done' && <Done run={run} />}
    </PlainDialog>
  );
}

function RunGuard() {
  const { t } = useTranslation('rollback');
  return (
    <LeaveGuard
      params={PROJECT_LEFT}
      title={t('leave.title')}
      detail={t('leave.detail')}
      leave={t('leave.leave')}
      stay={t('leave.stay')}
    />
  );
}

function Stages({ stage }: Pick<Extract<Run, { phase: 'running' }>, 'stage'>) {
  const { t } = useTranslation('rollback');
  return (
    <div aria-live="polite">
      <Stepper activeStep={ROLLBACK_STAGES.indexOf(stage)} orientation="vertical">
        {ROLLBACK_STAGES.map((one) => (
          <Step key={one}>
            <StepLabel>{t(`stage.${one}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <LinearProgress sx={{ mt: 4 }} aria-label={t(`stage.${stage}`)} />
    </div>
  );
}

function Stopped({ run }: { readonly run: Extract<Run, { phase: 'stopped' }> }) {
  const { t } = useTranslation('rollback');
  const textOf = useFailureText();
  return (
    <Alert severity="error">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('stoppedAt', { stage: t(`stage.${run.stage}`) })}
      </Typography>
      {textOf(run.failure)}
    </Alert>
  );
}

function Done({ run }: { readonly run: Extract<Run, { phase: 'done' }> }) {
  const { t } = useTranslation('rollback');
  const lostText = useLostText();
  return (
    <Alert severity="success">
      {t('done.plan', { number: run.snapshot.number })} {t('done.lost', { lost: lostText(run.lost) })}
    </Alert>
  );
}

function DoneActions({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('rollback');
  const projectId = useAppSelector(selectReadyId) ?? '';
  const link = (path: string) => ({ component: Link, to: projectPath(path, projectId), onClick: onLeave });
  return (
    <>
      <Button {...link('/log_actions')}>{t('done.log')}</Button>
      <Button variant="contained" {...link('/gantt')}>
        {t('done.gantt')}
      </Button>
    </>
  );
}
