import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Written } from '@plomada/interchange';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../base/dialogs/form-dialog';
import { useAppSelector } from '../../../base/hooks';
import { DownloadIcon } from '../../../base/icons/icons';
import { selectPlan, selectSummary } from '../../../plan/state/plan-selectors';
import { useToday } from '../../../plan/rows/use-today';
import { download } from '../../exports/download';
import { scheduleFileName } from '../file-names';
import type { ScheduleTarget } from '../export-target';
import { useWritten } from './use-written';
import { ExportWarnings } from './export-warnings';

interface Props {
  readonly target: ScheduleTarget;
  readonly onClose: () => void;
}

/** The plan for another planning tool. Says what that tool's files cannot hold before anything is downloaded. */
export function ScheduleExport({ target, onClose }: Props) {
  const { t } = useTranslation('exports');
  const summary = useAppSelector(selectSummary)!;
  const plan = useAppSelector(selectPlan)!;
  const { writing, again } = useWritten(target, plan, summary.id);
  const fileName = scheduleFileName(target, summary, useToday());
  const save = ({ bytes, mime }: Written) => {
    download(fileName, new Blob([new Uint8Array(bytes)], { type: mime }));
    onClose();
  };
  return (
    <FormDialog
      title={t(`title.${target}`)}
      submit={t('download')}
      icon={<DownloadIcon />}
      ready={writing.phase === 'written'}
      onSubmit={() => writing.phase === 'written' && save(writing.file)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{t(`intro.${target}`)}</Typography>
      {writing.phase === 'writing' && (
        <Box role="status" aria-label={t('writing')}>
          <Skeleton variant="rounded" height={48} />
        </Box>
      )}
      {writing.phase === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={again}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {writing.phase === 'written' && <ExportWarnings target={target} warnings={writing.file.warnings} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3, overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
    </FormDialog>
  );
}
