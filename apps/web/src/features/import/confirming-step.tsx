import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { planProblem } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DialogBody } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { mergePath } from '../../base/paths';
import { selectPlan } from '../../plan/state/plan-selectors';
import { selectSocketStatus } from '../../plan/socket/socket-slice';
import { CountTiles } from './count-tiles';
import { ImportReport } from './import-report';
import { importActions, type ImportPhase } from './import-slice';

interface Props {
  readonly state: Extract<ImportPhase, { phase: 'confirming' | 'loading' }>;
}

/** What was read, before anything of it is in the plan. */
export function ConfirmingStep({ state }: Props) {
  const { t } = useTranslation('import');
  const dispatch = useAppDispatch();
  const textOf = useFailureText();
  const plan = useAppSelector(selectPlan);
  const present = plan?.tasks.size ?? 0;
  // What has been worked on in the plan is never replaced: only compared.
  const problem = plan && planProblem(plan);
  const busy = state.phase === 'loading';
  const offline = useAppSelector(selectSocketStatus) !== 'connected';
  const waits = busy && offline;
  return (
    <DialogBody
      actions={
        <>
          <Button disabled={busy && !waits} onClick={() => dispatch(importActions.dismissed())}>
            {t('common:cancel')}
          </Button>
          {!problem && (
            <Button
              variant={present > 0 ? 'outlined' : 'contained'}
              disabled={busy}
              startIcon={busy && <CircularProgress size={16} color="inherit" aria-hidden />}
              onClick={() => dispatch(importActions.confirmed())}
            >
              {t(busy ? 'loading' : present > 0 ? 'replace' : 'confirm')}
            </Button>
          )}
          {present > 0 && (
            <Button
              variant="contained"
              disabled={busy}
              component={Link}
              to={mergePath(state.projectId, state.jobId)}
              onClick={() => dispatch(importActions.dismissed())}
            >
              {t('compare')}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ mb: 4 }}>{t('confirmIntro', { name: state.name, file: state.fileName })}</Typography>
      <CountTiles counts={state.counts} />
      {present > 0 && (
        <Alert severity={problem ? 'info' : 'warning'} sx={{ mt: 4 }}>
          {problem ? `${textOf(problem)} ${t('onlyCompare')}` : t('replaces', { count: present })}
        </Alert>
      )}
      {waits && (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('offline')}
        </Alert>
      )}
      <ImportReport file={state} />
    </DialogBody>
  );
}
