import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectPlan } from '../plan/plan-selectors';
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
  const present = useAppSelector(selectPlan)?.tasks.size ?? 0;
  const busy = state.phase === 'loading';
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          {t('confirmIntro', { name: state.name, file: state.fileName })}
        </Typography>
        <CountTiles counts={state.counts} />
        {present > 0 && (
          <Alert severity="warning" sx={{ mt: 4 }}>
            {t('replaces', { count: present })}
          </Alert>
        )}
        <ImportReport file={state} />
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={() => dispatch(importActions.dismissed())}>
          {t('common:cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={busy}
          startIcon={busy && <CircularProgress size={16} color="inherit" aria-hidden />}
          onClick={() => dispatch(importActions.confirmed())}
        >
          {t(busy ? 'loading' : 'confirm')}
        </Button>
      </DialogActions>
    </>
  );
}
