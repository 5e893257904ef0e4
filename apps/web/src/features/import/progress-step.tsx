import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { DialogBody } from '../../base/dialogs/dialog-frame';
import { useAppDispatch } from '../../base/hooks';
import { FileIcon } from '../../base/icons/icons';
import { importActions, type ImportPhase } from './import-slice';

interface Props {
  readonly state: Extract<ImportPhase, { phase: 'uploading' | 'waiting' }>;
}

/** The file is on its way, or being read. */
export function ProgressStep({ state }: Props) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const dispatch = useAppDispatch();
  // The first that is told of a job that is being read is more than nothing.
  const queued = state.phase === 'waiting' && state.percent === 0;
  const before = state.phase === 'waiting' ? (state.before ?? 0) : 0;
  const waiting = before > 0 ? t('queuedBehind', { count: before }) : t('queued');
  const doing = queued ? waiting : t(`doing.${state.phase}`);
  const known = state.percent > 0;
  const long = useLongWait(queued);
  return (
    <DialogBody
      actions={
        <>
          <Button onClick={() => dispatch(importActions.dismissed())}>{t('common:cancel')}</Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4, minWidth: 0 }}>
        <FileIcon sx={{ color: 'text.secondary' }} />
        <Typography noWrap title={state.fileName} sx={{ fontWeight: 600 }}>
          {state.fileName}
        </Typography>
      </Box>
      <LinearProgress
        variant={known ? 'determinate' : 'indeterminate'}
        {...(known && { value: state.percent })}
        aria-label={doing}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mt: 2,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <span>{doing}</span>
        {known && <span className="numeric">{format.percent(state.percent, 0)}</span>}
      </Box>
      {long && (
        <Alert severity="warning" sx={{ mt: 4 }}>
          {t('queuedLong')}
        </Alert>
      )}
    </DialogBody>
  );
}

/** After so long in the queue something is wrong, and the person is told that it is not the file. */
const LONG_MS = 15_000;

function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waiting]);
  return waiting && long;
}
