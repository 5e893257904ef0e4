import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../base/dialogs/dialog-frame';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { lostTextActions, selectLostText } from './lost-text-slice';

/** Offers what was typed about a task or a restriction that somebody else took away meanwhile, to be kept elsewhere. */
export function LostTextDialog() {
  const { t } = useTranslation('common');
  const lost = useAppSelector(selectLostText);
  const dispatch = useAppDispatch();
  const close = () => dispatch(lostTextActions.seen());
  const copy = async () => {
    await navigator.clipboard.writeText(lost.map(({ text }) => text).join('\n\n'));
    dispatch(messageShown({ severity: 'success', key: 'common:lost.copied' }));
    close();
  };
  if (lost.length === 0) return null;
  return (
    <PlainDialog
      title={t('lost.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('close')}</Button>
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
