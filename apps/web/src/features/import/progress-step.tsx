import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format';
import { useAppDispatch } from '../../app/hooks';
import { FileIcon } from '../../app/icons/icons';
import { importActions, type ImportPhase } from './import-slice';

interface Props {
  readonly state: Extract<ImportPhase, { phase: 'uploading' | 'waiting' }>;
}

/** The file is on its way, or being read. */
export function ProgressStep({ state }: Props) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const doing = t(`doing.${state.phase}`);
  const known = state.percent > 0;
  return (
    <>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={() => dispatch(importActions.dismissed())}>{t('common:cancel')}</Button>
      </DialogActions>
    </>
  );
}
