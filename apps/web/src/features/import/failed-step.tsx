import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DialogBody } from '../../base/dialogs/dialog-frame';
import { useAppDispatch } from '../../base/hooks';
import { SheetFailure } from '../sheet-import/sheet-failure';
import { fileSentAgain, importActions, type ImportPhase } from './import-slice';

/** Failures that the file is not to blame for: the same file may well be read the next time. */
const PASSING: ReadonlySet<string> = new Set([
  'IMPORT_CANCELED',
  'IMPORT_FAILED_WORKER',
  'IMPORT_TIMED_OUT',
  'IMPORT_TOO_MANY_FILES',
  'NETWORK_DOWN',
  'REQUEST_TIMEOUT',
  'SERVICE_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
]);

/** What is wrong with the file and what to do; nothing of it is in the plan. */
export function FailedStep({ state }: { readonly state: Extract<ImportPhase, { phase: 'failed' }> }) {
  const { t } = useTranslation('import');
  const dispatch = useAppDispatch();
  const mayPass = PASSING.has(state.failure.code);
  return (
    <DialogBody
      actions={
        <>
          <Button onClick={() => dispatch(importActions.dismissed())}>{t('common:close')}</Button>
          <Button
            variant={mayPass ? 'text' : 'contained'}
            onClick={() => dispatch(importActions.restarted())}
          >
            {t('another')}
          </Button>
          {mayPass && (
            <Button variant="contained" onClick={() => dispatch(fileSentAgain())}>
              {t('common:retry')}
            </Button>
          )}
        </>
      }
    >
      <SheetFailure failure={state.failure} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3, overflowWrap: 'anywhere' }}>
        {t('nothingChanged', { file: state.fileName })}
      </Typography>
    </DialogBody>
  );
}
