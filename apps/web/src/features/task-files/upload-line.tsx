import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../base/icons/icons';
import { useFailureText } from '../../base/messages/use-failure-text';
import type { FileUpload } from './use-uploads';

interface Props {
  readonly upload: FileUpload;
  readonly onDrop: () => void;
}

/** How far a file is on its way, or why it did not get there. */
export function UploadLine({ upload: { name, percent, failure }, onDrop }: Props) {
  const { t } = useTranslation(['taskFiles', 'common']);
  const textOf = useFailureText();
  if (failure) {
    return (
      <Alert
        severity="error"
        onClose={onDrop}
        closeText={t('common:close')}
        sx={{ mb: 2, overflowWrap: 'anywhere' }}
      >
        {name}: {textOf(failure)}
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
        <LinearProgress variant="determinate" value={percent} aria-label={t('sending', { name })} />
      </Box>
      <IconButton
        size="small"
        aria-label={t('giveUp', { name })}
        title={t('giveUp', { name })}
        onClick={onDrop}
        sx={{ mr: -2 }}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
