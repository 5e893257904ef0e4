import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppDispatch } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { type LostText, taskPanelActions } from './task-panel-slice';

/** Offers what was typed about a task that somebody else deleted meanwhile, to be taken elsewhere. */
export function LostTextDialog({ lost }: { readonly lost: readonly LostText[] }) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const dispatch = useAppDispatch();
  const close = () => dispatch(taskPanelActions.lostSeen());
  const copy = async () => {
    await navigator.clipboard.writeText(lost.map(({ text }) => text).join('\n\n'));
    dispatch(messageShown({ severity: 'success', key: 'taskPanel:lost.copied' }));
    close();
  };
  return (
    <PlainDialog
      title={t('lost.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('common:close')}</Button>
          <Button variant="contained" onClick={() => void copy()}>
            {t('lost.copy')}
          </Button>
        </>
      }
    >
      <Stack spacing={4}>
        <Typography>{t('lost.detail')}</Typography>
        {lost.map(({ label, text }) => (
          <Box key={label}>
            <Typography variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Box>
        ))}
      </Stack>
    </PlainDialog>
  );
}
